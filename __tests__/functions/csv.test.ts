import { csv } from "../../netlify/inbox/csv";

it("quotes what RFC 4180 asks to quote, and ends each line with CRLF", () => {
  expect(
    csv([
      ["a", "b"],
      ['say "x"', "1,2"],
      ["two\nlines", ""],
    ]),
  ).toBe('a,b\r\n"say ""x""","1,2"\r\n"two\nlines",\r\n');
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "＝1"])("makes a text of %j", (value) => {
  expect(csv([[value]])).toMatch(/^"?'/);
});

it.each(["a=1", "1-2", "x@y.example", ""])("leaves %j as it is", (value) => {
  expect(csv([[value]])).toBe(`${value}\r\n`);
});
