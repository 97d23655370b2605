import type { ValueProblem } from "../problem";

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
