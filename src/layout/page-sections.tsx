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
 * Isolates a section, a banner or a whole page: React hydrates it on its own (gatsby-browser.tsx), and an error in it
 * is shown in its place.
 */
export function SectionBoundary({ children }: PagePartProps) {
  return (
    <ErrorBoundary fallback={<SectionFailure />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Whether all sections are rendered at once. Otherwise the page begins with what is visible first. */
export const RenderAllAtOnce = createContext(true);

/** The number of sections that are rendered in each step. */
const STEPS = [0, 1, Infinity] as const;

/** Keeps the footer out of view until all sections are rendered. */
const Rest = chakra("div", { base: { minHeight: "[100vh]" } });

interface PageSectionsProps {
  /** The sections of the page. */
  readonly children: ReactNode;
}

/**
 * The sections of a page. After a link inside the site, the banner is rendered first, so that the visitor sees at once
 * where they are; the first section follows when that has been painted, and then the others.
 */
export function PageSections({ children }: PageSectionsProps) {
  const [step, setStep] = useState(useContext(RenderAllAtOnce) ? STEPS.length - 1 : 0);
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
