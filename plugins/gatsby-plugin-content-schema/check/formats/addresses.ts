import { fullFormats } from "ajv-formats/dist/formats";
import type { ValueProblem } from "../findings";

/** The fewest and the most digits of an international phone number, by ITU-T E.164. */
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
        'Write + and the country\'s number first, then digits, spaces, brackets and hyphens: "+1 (212) 555-0100".',
    },
  ];
}

function wrong(value: string, message: string, suggestion?: string): ValueProblem[] {
  return [
    {
      severity: "mistake",
      value,
      message,
      remedy: 'Copy the whole address from the browser\'s address bar; it begins with "https://".',
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ];
}

/** Checks the address of another site. */
export function checkHttpsUrl(value: string): ValueProblem[] {
  if (/^http:\/\//i.test(value)) {
    return wrong(value, "this address is not encrypted", value.replace(/^http:/i, "https:"));
  }
  if (/^(www\.)?[\w-]+(\.[\w-]+)+(\/|$)/.test(value)) {
    return wrong(value, "this address doesn't say how it is reached", `https://${value}`);
  }
  if (!URL.canParse(value) || !/^https:\/\/[^/]/.test(value) || /\s/.test(value))
    return wrong(value, "this is no https address");
  const { hostname, username } = new URL(value);
  if (!/\.[a-z]{2,}$/i.test(hostname) || username !== "") return wrong(value, "this address names no site on the web");
  return [];
}

/** Whether a text can be an id: small letters and digits, joined by single hyphens. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** Checks an id, which becomes a part of an address. */
export function checkSlug(value: string): ValueProblem[] {
  if (isSlug(value)) return [];
  const words = value
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, "");
  const suggestion = words.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  return [
    {
      severity: "mistake",
      value,
      message: "this id can't be a part of an address",
      remedy: "Use small letters a to z, digits, and single hyphens between words.",
      ...(isSlug(suggestion) ? { suggestion } : {}),
    },
  ];
}
