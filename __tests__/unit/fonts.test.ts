import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import theme from "../../data/theme.json";
import { FONT_CHARACTERS } from "../../src/fonts/characters";
import type { Faces } from "../../src/fonts/generated/faces.json";
import { SYSTEM_FONTS } from "../../src/fonts/system-fonts";
import { makeFolder, removeFolders, writeFiles } from "../support/small-build";

afterAll(removeFolders);

const MADE = "src/fonts/generated";

/** Makes the fonts of a folder's theme, as the build does. */
const make = (folder: string) =>
  execFileSync(process.execPath, [require.resolve("tsx/cli"), join(process.cwd(), "src/fonts/make-typefaces.mts")], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });

const facesOf = (folder: string) => JSON.parse(readFileSync(join(folder, MADE, "faces.json"), "utf8")) as Faces;

/** A folder with a theme of these two files. */
function themeOf(heading: Buffer, body: Buffer): string {
  const typefaces = { heading: { file: "files/heading" }, body: { file: "files/body" } };
  return makeFolder({
    "data/theme.json": JSON.stringify({ typefaces }),
    "data/files/heading": heading,
    "data/files/body": body,
  });
}

const source = ({ file }: { readonly file: string }) => readFileSync(join("data", file));
const { heading, body } = theme.typefaces;

test("the site's fonts have every character that content usually has", () => {
  const folder = join(__dirname, "../fixtures/content");
  const content = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("");
  const missing = [...new Set(content)].filter(
    (character) => !/\s/.test(character) && !FONT_CHARACTERS.includes(character),
  );
  expect(missing).toEqual([]);
});

describe("the theme's typefaces", () => {
  let folder: string;
  beforeAll(() => {
    folder = themeOf(source(heading), source(body));
    make(folder);
  });

  test("become two fonts of 45 kB at most", () => {
    const [first = 0, second = 0] = ["heading", "body"].map((use) => statSync(join(folder, MADE, `${use}.woff2`)).size);
    expect(Math.min(first, second)).toBeGreaterThan(5000);
    expect(first + second).toBeLessThanOrEqual(45_000);
  });

  test("are made once", () => {
    expect(make(folder)).toBe("");
    const other = themeOf(source(body), source(body));
    cpSync(join(folder, MADE), join(other, MADE), { recursive: true });
    expect(make(other)).toMatch(/^heading: \d+ -> \d+ bytes\n$/);
  });

  test("are measured so that fallbacks have their widths", () => {
    const faces = facesOf(folder);
    for (const use of ["heading", "body"] as const) {
      const { ascent, descent, width } = faces[use];
      expect(ascent).toBeGreaterThan(0.7);
      expect(descent).toBeGreaterThan(0.15);
      for (const font of SYSTEM_FONTS[use]) expect(Math.abs(width / font.width - 1)).toBeLessThan(0.5);
    }
  });
});

test("a typeface is a file in any format, of one weight or of all", async () => {
  const instance = (file: Buffer, wght: number) =>
    subsetFont(file, FONT_CHARACTERS, { targetFormat: "truetype", variationAxes: { wght } });
  const whole = themeOf(source(body), source(body));
  const single = themeOf(await instance(source(body), 500), await instance(source(body), 400));
  make(whole);
  make(single);
  expect(facesOf(whole)).toMatchObject({
    heading: { weight: "500", format: "woff2" },
    body: { weight: "400 700", format: "woff2-variations" },
  });
  expect(facesOf(single)).toMatchObject({
    heading: { weight: "500", format: "woff2" },
    body: { weight: "400", format: "woff2" },
  });
  // It is the same font, whichever way it came.
  for (const use of ["heading", "body"] as const) {
    expect(facesOf(single)[use].width).toBeCloseTo(facesOf(whole)[use].width, 3);
  }
});

test("a file that is no font stops with its name", () => {
  const folder = makeFolder();
  writeFiles(folder, {
    "data/theme.json": JSON.stringify({
      typefaces: { heading: { file: "files/a.woff2" }, body: { file: "files/a.woff2" } },
    }),
    "data/files/a.woff2": "no font",
  });
  expect(() => make(folder)).toThrow(/a\.woff2/);
});
