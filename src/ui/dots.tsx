import { chakra } from "@chakra-ui/react/styled-system";

const Dot = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    // A row of dots starts at the edge of the text, whichever is the current one.
    justifyContent: "start",
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
    "&[aria-current]": { minWidth: "11" },
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
  readonly current: number;
  readonly label: (index: number) => string;
  readonly onChoose: (index: number) => void;
}

export function Dots({ count, current, label, onChoose }: DotsProps) {
  return Array.from({ length: count }, (_, index) => (
    <Dot
      key={index}
      type="button"
      aria-label={label(index)}
      aria-current={index === current || undefined}
      onClick={() => onChoose(index)}
    />
  ));
}
