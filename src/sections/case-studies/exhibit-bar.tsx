import { chakra } from "@chakra-ui/react/styled-system";
import { measureText } from "./measure-text";

interface ExhibitBarProps {
  /** What the bar stands for: "Before". */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** In percent of the room for bars. */
  readonly width: number;
  /** Whether it is the one that counts. */
  readonly accented?: boolean;
}

/** The rooms for words have widths of their own, so that all bars of an exhibit share one scale. */
const Row = chakra("dd", {
  base: {
    display: "grid",
    gridTemplateColumns: "3.25rem minmax(0, 1fr) 5.75rem",
    alignItems: "center",
    columnGap: "3",
    paddingBlock: "0.5",
    fontVariantNumeric: "tabular-nums",
  },
});

const Bar = chakra("svg", {
  base: { width: "full", height: "4", color: "fg.muted", borderInlineStartWidth: "1px", borderColor: "border.strong" },
  variants: { accented: { true: { color: "accent" } } },
});

/** A bar of an exhibit between what it stands for and its value. The words say all that the bar shows. */
export function ExhibitBar({ name, value, unit, width, accented }: ExhibitBarProps) {
  return (
    <Row>
      <chakra.span color="fg.muted">{name} </chakra.span>
      <Bar aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" accented={accented}>
        <rect width={width} height="1" fill="currentColor" />
      </Bar>
      <chakra.span fontWeight="700">{measureText(value, unit)}</chakra.span>
    </Row>
  );
}
