import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../ui/error-boundary";
import { Button } from "../ui/primitives";
import { Section } from "../ui/section";

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
