import { chakra } from "@chakra-ui/react/styled-system";
import { Children, Suspense, createContext, startTransition, useContext, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { reloadPage } from "../lib/reload-page";
import { afterPaint } from "../lib/timing";
import { ErrorBoundary } from "../ui/error-boundary";
import { Button } from "../ui/primitives";
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

/** Whether a page has to be whole from the first moment on; where it hasn't, it may begin with what is seen first. */
export const RenderWhole = createContext(true);

/** How many sections are drawn, one step after the other. */
const STEPS = [0, 1, Infinity] as const;

/** Keeps the footer out of sight meanwhile. */
const Rest = chakra("div", { base: { minHeight: "[100vh]" } });

interface PageSectionsProps {
  /** A page's sections. */
  readonly children: ReactNode;
}

/**
 * The sections of a page. One that a link of the site has led to begins with its banner, so that the visitor sees at
 * once where they are; the first section follows as soon as that has been painted, and then the others.
 */
export function PageSections({ children }: PageSectionsProps) {
  const [step, setStep] = useState(useContext(RenderWhole) ? STEPS.length - 1 : 0);
  const whole = step === STEPS.length - 1;

  useEffect(() => {
    if (whole) return undefined;
    return afterPaint(() => {
      startTransition(() => {
        setStep(step + 1);
      });
    });
  }, [step, whole]);

  return (
    <>
      {Children.toArray(children)
        .slice(0, STEPS[step])
        .map((section, index) => (
          <SectionBoundary key={index}>{section}</SectionBoundary>
        ))}
      {whole ? null : <Rest />}
    </>
  );
}
