import { stringify } from "csv-stringify/sync";

/** What makes a spreadsheet take a cell for a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Writes rows as comma-separated values (RFC 4180). A cell that a spreadsheet would calculate gets an apostrophe
 * in front, which makes it a text.
 *
 * @param rows the heading first
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    record_delimiter: "windows",
    // The library quotes a cell for its record delimiter, and a lone CR or LF is only a half of that.
    quoted_match: /[\r\n]/,
    // Its own `escape_formulas` looks at the first character only; spreadsheets skip white space before a sign.
    cast: { string: (value) => (FORMULA.test(value) ? `'${value}` : value) },
  });
}
