import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Eyebrow } from "./eyebrow";
import { SectionTitle } from "./section-title";

interface SectionIntroProps {
  /** Copy of the section, as it stands in data/pages.json. */
  readonly copy: Pick<Queries.SectionTextFragment, "id" | "eyebrow" | "heading">;
  /** What introduces the section, below its title. */
  readonly children?: ReactNode;
}

/** How a section begins: its label, its title, and what introduces it. */
export function SectionIntro({ copy: { id, eyebrow, heading }, children }: SectionIntroProps) {
  return (
    <chakra.div display={{ base: "flex", _print: "block" }} flexDirection="column" gap="3" maxWidth="[46rem]">
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <SectionTitle of={id}>{heading}</SectionTitle>
      {children}
    </chakra.div>
  );
}
