import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The only module that writes colors of its own, for paper, and makes colors of colors. */
const DERIVES = "src/theme/colors.ts";

/** Tests, and the plugins' examples, have colors of no brand; Gatsby generates the types. */
const NO_PART = /(^|\/)(__tests__|example)\/|gatsby-types|\.md$/;

/** Every file that may color something. Logos have the colors that their designers gave them. */
const files = execFileSync("git", ["ls-files", "src", "netlify", "plugins", "tools", "*.ts", "*.tsx"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(tsx?|mts|mjs|css|html)$/.test(file) && !NO_PART.test(file) && file !== DERIVES);

const NAMES = "white|black|red|green|blue|navy|teal|gold|gray|grey|silver|orange|yellow|purple|pink|brown|aqua|maroon";

/** A color as CSS writes it: by its channels, or by its name where a property or an attribute takes one. */
const COLOR = new RegExp(
  [
    String.raw`(?<![\w/&?"'(=-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])`,
    String.raw`["'\x60(=\[]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=["'\x60),;\s\]])`,
    String.raw`\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(\s*[\d.]`,
    String.raw`(?:[cC]olor|[bB]ackground|fill|stroke|[bB]order\w*|[sS]hadow)["']?\s*[:=]\s*["'\x60{\[]*(?:${NAMES})\b`,
    String.raw`gradient\([^{]*\b(?:${NAMES})\b`,
  ].join("|"),
  "i",
);

/** Sizes of type stand in the theme as well. */
const TYPE_SIZE = /font-?[sS]ize["']?[:=]\s*["'{]?\s*["']?[\d.]+(px|rem|em)/;

const linesOf = (file: string) => readFileSync(file, "utf8").split("\n");

const found = (pattern: RegExp, among: readonly string[]) =>
  among.flatMap((file) =>
    linesOf(file)
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test("colors stand in data/theme.json, and nowhere else", () => {
  expect(files.length).toBeGreaterThan(300);
  expect(found(COLOR, files)).toEqual([]);
});

test("sizes of type stand in the theme, and nowhere else", () => {
  const components = files.filter((file) => file.startsWith("src/") && !file.startsWith("src/theme/"));
  expect(components.length).toBeGreaterThan(100);
  expect(found(TYPE_SIZE, components)).toEqual([]);
});

test.each([
  'color="#0B1B33"',
  "color: #0b1b33;",
  'color: "white" }',
  'fill="navy"',
  'style={{ color: "rgb(0, 0, 0)" }}',
  "border:1px solid #d9dfe7}",
  'background: "[#ffe9b0]"',
  '"0 12px 32px rgba(11, 27, 51, 0.18)"',
  'maskImage: "linear-gradient(black 60%, transparent)"',
])("%s would be found", (line) => {
  expect(COLOR.test(line)).toBe(true);
});

test.each(['fontSize="13px"', 'fontSize: "0.9rem"'])("%s would be found", (line) => {
  expect(TYPE_SIZE.test(line)).toBe(true);
});
