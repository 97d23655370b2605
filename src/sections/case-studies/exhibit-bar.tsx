import { chakra } from "@chakra-ui/react/styled-system";
import { NO_BREAK_SPACE } from "../../lib/text";

const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/**
 * A value as it is written: "12 days", "93%", "$1.5 million".
 *
 * @param unit what follows the number; a currency sign at its start goes before the number: "$ million"
 */
export function measureText(value: number, unit: string): string {
  const [, sign = "", rest = ""] = /^([$€£]?)\s*(.*)$/.exec(unit) ?? [];
  const number = sign + NUMBER.format(value);
  if (rest === "") return number;
  return rest === "%" ? `${number}%` : `${number}${NO_BREAK_SPACE}${rest}`;
}

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
