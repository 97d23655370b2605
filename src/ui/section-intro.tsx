import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Eyebrow } from "./eyebrow";
import { headingId } from "./section";
import { SectionTitle } from "./section-title";

interface SectionIntroProps {
  /** Copy of the section, as it stands in data/pages.json. */
  readonly copy: Pick<Queries.SectionTextFragment, "id" | "eyebrow" | "heading">;
  /** What introduces the section, below its title. */
  readonly children?: ReactNode;
}

/** Blocks on paper, where a label stays with the title below it only so. */
const Intro = chakra("div", {
  base: {
    display: { base: "flex", _print: "block" },
    flexDirection: "column",
    gap: "3",
    maxWidth: "[46rem]",
    "& > *": { marginTop: { _print: "2" } },
  },
});

/** How a section begins: its label, its title, and what introduces it. */
export function SectionIntro({ copy: { id, eyebrow, heading }, children }: SectionIntroProps) {
  return (
    <Intro>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <SectionTitle id={headingId(id)}>{heading}</SectionTitle>
      {children}
    </Intro>
  );
}
