import { chakra } from "@chakra-ui/react/styled-system";
import type { RecipeVariantProps } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { sectionRecipe } from "../theme/recipes/section";
import { Container } from "./container";

const Band = chakra("section", sectionRecipe);

type SectionProps = RecipeVariantProps<typeof sectionRecipe> & {
  /** The anchor that links to this section name; its heading, a SectionTitle, names the section. */
  readonly id?: string;
  readonly children: ReactNode;
};

/** The id of the heading that names the section with this id. */
export function headingId(sectionId: string): string {
  return `${sectionId}-heading`;
}

/** A full-width band of a page with its content in the container. */
export function Section({ id, children, ground, spacing }: SectionProps) {
  return (
    <Band
      id={id}
      aria-labelledby={id === undefined ? undefined : headingId(id)}
      ground={ground}
      spacing={spacing}
      data-band={ground ?? "page"}
      data-ground={ground === "inverse" ? "inverse" : undefined}
    >
      <Container>{children}</Container>
    </Band>
  );
}
