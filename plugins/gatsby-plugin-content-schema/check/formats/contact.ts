import { fullFormats } from "ajv-formats/dist/formats";
import type { ValueProblem } from "../problem";

/** Fewest and most digits of a phone number with its country's, by ITU-T E.164. */
const DIGITS = { least: 7, most: 15 };

/** Checks an email address. */
export function checkEmail(value: string): ValueProblem[] {
  if ((fullFormats.email as RegExp).test(value)) return [];
  return [
    {
      severity: "mistake",
      value,
      message: "this is no email address",
      remedy: 'Write one address with its @ and its domain, without spaces: "name@example.com".',
    },
  ];
}

/** Checks a phone number in international form. */
export function checkPhone(value: string): ValueProblem[] {
  const digits = value.replaceAll(/\D/g, "").length;
  const hasForm = /^\+\d[\d ().-]*\d$/.test(value);
  if (hasForm && digits >= DIGITS.least && digits <= DIGITS.most) return [];
  return [
    {
      severity: "mistake",
      value,
      message: hasForm
        ? `a phone number doesn't have ${String(digits)} digits`
        : "this is no international phone number",
      remedy:
        'Write + and the country\'s number first, then digits, spaces, brackets and hyphens: "+1 (212) 555-0142".',
    },
  ];
}
