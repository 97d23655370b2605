import { chakra } from "@chakra-ui/react/styled-system";
import type { RecipeVariantProps } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { sectionRecipe } from "../theme/recipes/section";
import { Container } from "./container";

const Band = chakra("section", sectionRecipe);

type SectionProps = RecipeVariantProps<typeof sectionRecipe> & {
  /** The anchor that links to this section name. */
  readonly id?: string;
  /** The id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
};

/** A full-width band of a page with its content in the container. */
export function Section({ id, labelledBy, children, ground, spacing }: SectionProps) {
  return (
    <Band
      id={id}
      aria-labelledby={labelledBy}
      ground={ground}
      spacing={spacing}
      data-ground={ground === "inverse" ? "inverse" : undefined}
    >
      <Container>{children}</Container>
    </Band>
  );
}
