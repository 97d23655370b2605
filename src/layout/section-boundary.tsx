import { chakra } from "@chakra-ui/react/styled-system";
import { Component, Suspense } from "react";
import type { ReactNode } from "react";
import { Button } from "../ui/primitives";
import { Section } from "../ui/section";

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Replaces its children by the fallback if one of them throws.
 * https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** New content may lack the error. In development, Gatsby's message would still cover the page. */
  override componentDidUpdate({ children }: ErrorBoundaryProps, { failed }: { readonly failed: boolean }) {
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false });
    else if (failed && !this.state.failed && process.env.NODE_ENV === "development") window.location.reload();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function SectionFailure() {
  return (
    <Section spacing="compact">
      <chakra.div role="status" display="flex" flexDirection="column" alignItems="flex-start" gap="4">
        <p>This part of the page failed to load. Anything you entered in a form is saved.</p>
        <Button
          variant="outline"
          onClick={() => {
            window.location.reload();
          }}
        >
          Reload the page
        </Button>
      </chakra.div>
    </Section>
  );
}

interface SectionBoundaryProps {
  /** By default a message. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Hydrates the content independently of the rest of the page, and shows the fallback in its place if it fails. */
export function SectionBoundary({ fallback = <SectionFailure />, children }: SectionBoundaryProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
