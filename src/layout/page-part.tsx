import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { reloadPage } from "../lib/reload-page";
import { Button } from "../ui/button";
import { ErrorBoundary } from "../ui/error-boundary";
import { Section } from "../ui/section";

function SectionFailure() {
  return (
    <Section spacing="compact">
      <chakra.div role="status" display="flex" flexDirection="column" alignItems="flex-start" gap="4">
        <p>This part of the page could not be shown. What you wrote in a form is kept.</p>
        <Button variant="outline" onClick={reloadPage}>
          Reload the page
        </Button>
      </chakra.div>
    </Section>
  );
}

interface PagePartProps {
  readonly children: ReactNode;
}

/**
 * A section, a banner or all of a page: it starts up by itself (gatsby-browser.tsx), and where it fails, it says so and
 * what stands around it goes on.
 */
export function SectionBoundary({ children }: PagePartProps) {
  return (
    <ErrorBoundary fallback={<SectionFailure />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
