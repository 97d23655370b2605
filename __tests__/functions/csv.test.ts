import { csv } from "../../netlify/inbox/export";

/** What spreadsheets take for the beginning of a formula, the full-width signs too. */
const SIGNS = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"];

it("quotes what RFC 4180 asks to quote, and ends each line with CRLF", () => {
  expect(
    csv([
      ["a", "b"],
      ['say "x"', "1,2"],
      ["two\nlines", ""],
      ["old\rline", "\r\n"],
    ]),
  ).toBe('a,b\r\n"say ""x""","1,2"\r\n"two\nlines",\r\n"old\rline","\'\r\n"\r\n');
});

it.each([...SIGNS.map((sign) => `${sign}1`), " =1", "\u00a0+1", "\t=1", "\r\n@x"])("makes a text of %j", (value) => {
  expect(csv([[value]])).toMatch(/^"?'/);
});

it.each(["a=1", "1-2", "x@y.example", ""])("leaves %j as it is", (value) => {
  expect(csv([[value]])).toBe(`${value}\r\n`);
});
