import { chakra } from "@chakra-ui/react/styled-system";

/** A target of 32 by 44 pixels with a small mark, which is long for the current dot. */
const Dot = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: "8",
    height: "11",
    cursor: "pointer",
    "&::before": {
      content: '""',
      width: "0.625rem",
      height: "0.625rem",
      borderRadius: "full",
      borderWidth: "1px",
      borderColor: "border.strong",
      "[data-ground=inverse] &": { borderColor: "fg.inverse" },
    },
    "&:hover::before": { background: "accent", "[data-ground=inverse] &": { background: "accent.inverse" } },
    "&[aria-current]::before": {
      width: "1.75rem",
      background: "accent",
      borderColor: "accent",
      "[data-ground=inverse] &": { background: "accent.inverse", borderColor: "accent.inverse" },
    },
  },
});

interface DotsProps {
  readonly count: number;
  /** The current dot, from 0. */
  readonly current: number;
  /** Returns the accessible name of a dot, from 0. */
  readonly label: (index: number) => string;
  readonly onChoose: (index: number) => void;
  /** Called when the pointer is over a dot, or the dot has focus. */
  readonly onApproach?: () => void;
}

/** Dots that jump to a position, each a button. */
export function Dots({ count, current, label, onChoose, onApproach }: DotsProps) {
  return Array.from({ length: count }, (_, index) => (
    <Dot
      key={index}
      type="button"
      aria-label={label(index)}
      aria-current={index === current || undefined}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => {
        onChoose(index);
      }}
    />
  ));
}
