import { chakra } from "@chakra-ui/react/styled-system";
import { Children, createContext, useContext, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { afterPaint } from "../lib/after-paint";
import { PagePart } from "./page-part";

/** Whether a page has to be whole from the first moment on; where it hasn't, it may begin with what is seen first. */
export const WholeAtOnce = createContext(true);

/** Keeps the footer out of sight meanwhile. */
const Rest = chakra("div", { base: { minHeight: "[100vh]" } });

interface PageSectionsProps {
  /** A page's sections. */
  readonly children: ReactNode;
}

/**
 * The sections of a page. Of one that a link of the site has led to, the first is drawn with the banner, so that the
 * visitor sees at once where they are, and the others as soon as that has been painted.
 */
export function PageSections({ children }: PageSectionsProps) {
  const [whole, setWhole] = useState(useContext(WholeAtOnce));

  useEffect(() => {
    if (whole) return undefined;
    return afterPaint(() => {
      setWhole(true);
    });
  }, [whole]);

  const sections = Children.toArray(children);
  return (
    <>
      {(whole ? sections : sections.slice(0, 1)).map((section, index) => (
        <PagePart key={index}>{section}</PagePart>
      ))}
      {whole ? null : <Rest />}
    </>
  );
}
