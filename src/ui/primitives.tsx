import { chakra } from "@chakra-ui/react/styled-system";
import { paragraphsOf } from "../lib/text";
import { buttonRecipe, cardRecipe } from "../theme/recipes";

/** The column of all content: 1200 px at most, with gutters of 24 px. */
export const Container = chakra("div", {
  base: { width: "full", maxWidth: "calc({sizes.container} + 3rem)", marginInline: "auto", paddingInline: "6" },
});

/** Text for screen readers only. */
export const VisuallyHidden = chakra("span", { base: { srOnly: true } });

/** A button in one of the site's variants (default, destructive, outline, secondary, ghost, link) and sizes. */
export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });

/** One entry of a grid. */
export const Card = chakra("article", cardRecipe);

/** The title of a section, which it names by the id of `headingId`. */
export const SectionTitle = chakra("h2", { base: { textStyle: "h2" } });

interface ParagraphsProps {
  /** Copy from the data, in which blank lines separate paragraphs. */
  readonly text: string;
}

/** Running text in paragraphs. */
export function Paragraphs({ text }: ParagraphsProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" maxWidth="measure">
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </chakra.div>
  );
}
