import { chakra } from "@chakra-ui/react/styled-system";
import { FiArrowRight } from "react-icons/fi";

/** The last word with the arrow behind it: a box of their own, which breaks only where it is wider than the line. */
const End = chakra("span", {
  base: {
    display: "inline-block",
    "& svg": { display: "inline", marginInlineStart: "2", color: "accent", verticalAlign: "-0.125em" },
  },
});

interface ArrowedProps {
  /** What the link says. */
  readonly text: string;
}

/** The words of a link with an arrow behind them, which stays on the line of the last word. */
export function TextWithArrow({ text }: ArrowedProps) {
  const end = text.lastIndexOf(" ") + 1;
  return (
    <>
      {text.slice(0, end)}
      <End>
        {text.slice(end)}
        <FiArrowRight aria-hidden="true" />
      </End>
    </>
  );
}
