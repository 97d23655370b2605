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
