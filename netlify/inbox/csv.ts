/** What makes a spreadsheet take a cell for a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows as comma-separated values (RFC 4180). A cell that a spreadsheet would calculate gets an apostrophe
 * in front, which makes it a text.
 *
 * @param rows the heading first
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
