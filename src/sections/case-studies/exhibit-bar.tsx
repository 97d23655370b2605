import { chakra } from "@chakra-ui/react/styled-system";
import { NO_BREAK_SPACE } from "../../lib/text";

const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/**
 * Formats a measure: "12 days", "93%", "$1.5 million".
 *
 * @param unit follows the number; a currency sign at its start precedes it: "$ million"
 */
export function measureText(value: number, unit: string): string {
  const [, sign = "", rest = ""] = /^([$€£]?)\s*(.*)$/.exec(unit) ?? [];
  const number = sign + NUMBER.format(value);
  if (rest === "") return number;
  return rest === "%" ? `${number}%` : `${number}${NO_BREAK_SPACE}${rest}`;
}

interface ExhibitBarProps {
  /** The label of the bar: "Before". */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The length of the bar, in percent of the room for bars. */
  readonly width: number;
  /** Whether the bar is emphasized. */
  readonly accented?: boolean;
}

/** Labels and values have fixed widths, so that all bars of an exhibit share one scale. */
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

/** A bar of an exhibit between its label and its value, which say everything that the bar shows. */
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
