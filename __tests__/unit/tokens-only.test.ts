import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ROOT = process.cwd();

/** Every source file that may style something, but for the theme and what Gatsby generates. */
const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/^theme\b|gatsby-types/.test(file))
  .map((file) => join("src", file));

/** What only the theme may write: colours as values, and sizes of type. */
const RAW = /#[0-9a-fA-F]{3,8}\b(?=["';,)\s])|rgba?\(|hsla?\(|font-?[sS]ize["']?[:=]\s*["'{]?\s*["']?[\d.]+(px|rem|em)/;

test("colours and sizes of type stand in the theme, and nowhere else", () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .filter((line) => RAW.test(line) && !/["'`]\/?[\w/-]*#/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each(['color="#0B1B33"', 'style={{ color: "rgb(0, 0, 0)" }}', 'fontSize="13px"', 'fontSize: "0.9rem"'])(
  "%s would be found",
  (line) => {
    expect(RAW.test(line)).toBe(true);
  },
);
