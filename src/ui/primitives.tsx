import { chakra } from "@chakra-ui/react/styled-system";
import { paragraphsOf } from "../lib/text";
import { buttonRecipe } from "../theme/recipes";

export const Container = chakra("div", {
  base: { width: "full", maxWidth: "calc({sizes.container} + 3rem)", marginInline: "auto", paddingInline: "6" },
});

/** The width of the last columns of twelve, which are 2rem apart. */
export const lastColumns = (count: number) => `calc((${count}00% - ${(12 - count) * 2}rem) / 12)`;

/** Two columns of the page's twelve, with an empty one between a text and its notes: 4:7 and 6:6 also on tablets. */
export const Columns = chakra("div", {
  base: {
    display: "grid",
    "& > :not(:first-child)": { marginTop: { _print: "8" } },
    // An object, because a variant would replace a plain value also in narrow windows.
    gridTemplateColumns: { base: "minmax(0, 1fr)" },
    alignItems: "start",
    columnGap: { base: "12", lg: "24" },
    rowGap: "8",
  },
  variants: {
    ratio: {
      "4:7": { gridTemplateColumns: { md: `minmax(0, 1fr) ${lastColumns(7)}` } },
      "6:6": { gridTemplateColumns: { md: `minmax(0, 1fr) ${lastColumns(6)}` } },
      "7:4": { gridTemplateColumns: { lg: `minmax(0, 1fr) ${lastColumns(4)}` } },
    },
  },
});

export const VisuallyHidden = chakra("span", { base: { srOnly: true } });

export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });

export const Card = chakra("article", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minWidth: "0",
    height: { base: "full", _print: "auto" },
    color: "fg",
    breakInside: "avoid",
  },
  variants: { variant: { ruled: { borderTop: "hairline", paddingTop: "6" } } },
});

/**
 * Short facts in one line, such as a date and a length. Each starts with a dot, which is cut off at the start of a line. The
 * dot is drawn, because screen readers would read a character.
 */
export const Facts = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    marginInlineStart: "-0.9em",
    marginBottom: "1",
    clipPath: { base: "inset(0 0 0 0.9em)", _rtl: "inset(0 0.9em 0 0)" },
    textStyle: "small",
    color: "fg.muted",
    "& > span": { position: "relative", paddingInlineStart: "0.9em" },
    "& > span::before": {
      content: '""',
      position: "absolute",
      top: "0.7em",
      insetInlineStart: "0.37em",
      border: "0.08em solid",
      borderRadius: "full",
    },
  },
});

export const Text = chakra("p", { base: { maxWidth: "measure" } });

export const Note = chakra("p", {
  base: {
    maxWidth: "measure",
    textStyle: "small",
    color: "fg.muted",
    "[data-ground=inverse] &": { color: "fg.inverseMuted" },
  },
});

export const CardText = chakra("p", { base: { maxWidth: "measure", textStyle: "card", color: "fg.muted" } });

/** @param text has blank lines between paragraphs */
export function Paragraphs({ text }: { readonly text: string }) {
  return (
    <chakra.div maxWidth="measure" css={{ "& > p + p": { marginTop: "4" } }}>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </chakra.div>
  );
}
