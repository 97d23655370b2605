import { chakra } from "@chakra-ui/react/styled-system";
import { Component, Suspense, type ReactNode } from "react";
import { Button } from "../ui/primitives";
import { Section } from "../ui/section";

function SectionFailure() {
  return (
    <Section spacing="compact">
      <chakra.div role="status" display="flex" flexDirection="column" alignItems="flex-start" gap="4">
        <p>This part of the page failed to load. Anything you entered in a form is saved.</p>
        <Button variant="outline" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </chakra.div>
    </Section>
  );
}

interface SectionBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Hydrates the content independently of the rest of the page, and shows the fallback, by default a message, in its place if it
 * fails. https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class SectionBoundary extends Component<SectionBoundaryProps> {
  static readonly defaultProps = { fallback: <SectionFailure /> };

  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** New content may lack the error. In development, Gatsby's message would still cover the page. */
  override componentDidUpdate({ children }: SectionBoundaryProps, { failed }: { readonly failed: boolean }) {
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false });
    else if (failed && !this.state.failed && process.env.NODE_ENV === "development") window.location.reload();
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={null}>{children}</Suspense>;
  }
}
