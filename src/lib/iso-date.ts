/**
 * The ISO 8601 form of a date as the content writes it.
 *
 * @param text such as "April 18, 2026"
 * @returns such as "2026-04-18"
 * @throws RangeError where the text is no date
 */
export function isoDate(text: string): string {
  return new Date(`${text} UTC`).toISOString().slice(0, 10);
}
