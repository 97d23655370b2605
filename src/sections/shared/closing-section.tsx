import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Text, lastColumns } from "../../ui/primitives";
import { Section, SectionTitle } from "../../ui/section";

const Parts = chakra("div", {
  base: { display: "grid", alignItems: "center", gap: { base: "8", lg: "16" }, breakInside: "avoid" },
  variants: {
    wide: {
      true: { gridTemplateColumns: { base: "minmax(0, 1fr)", lg: `minmax(0, 1fr) ${lastColumns(7)}` } },
      false: { gridTemplateColumns: { base: "minmax(0, 1fr)", lg: `minmax(0, 1fr) ${lastColumns(4)}` } },
    },
  },
});

interface ClosingSectionProps {
  readonly copy: Pick<Queries.SectionTextFragment, "id" | "heading" | "text">;
  /** More room for the children. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The last section of a page: words, and beside them what the visitor can do next. */
export function ClosingSection({ copy: { id, heading, text }, wide = false, children }: ClosingSectionProps) {
  return (
    <Section id={id} ground="inverse" spacing="compact">
      <Parts wide={wide}>
        <div>
          <SectionTitle textStyle="entry">{heading}</SectionTitle>
          <Text color="fg.inverseMuted" marginTop="3">
            {text}
          </Text>
        </div>
        {children}
      </Parts>
    </Section>
  );
}
