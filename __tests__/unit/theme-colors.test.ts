import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { COLOR_TOKENS, colorsOf } from "../../src/theme/color-tokens";
import type { ColorToken } from "../../src/theme/color-tokens";
import { colors } from "../../src/theme/colors";
import { PAIRS, tooAlike } from "../../src/theme/contrast";
import { proposeColors } from "../../tools/theme/propose-colors";
import { makeFolder, removeFolders, writeFiles } from "../support/small-build";

afterAll(removeFolders);

const TOKENS = Object.keys(COLOR_TOKENS) as ColorToken[];

/** What only decorates, or lies over what it dims. */
const DECORATION: readonly ColorToken[] = ["border.inverse", "scrim", "scrim.half", "scrim.clear"];

test("each color token stands in a pair, unless it only decorates", () => {
  const inPairs = new Set(PAIRS.flatMap(({ foregrounds, grounds }) => [...foregrounds, ...grounds]));
  expect(TOKENS.filter((token) => !inPairs.has(token))).toEqual(DECORATION);
});

test("what text is set in has a contrast of 4.5 to all that it is set on", () => {
  const foregrounds = TOKENS.filter((token) => /^(fg|accent|danger)(?!.*(hover|deep))/.test(token));
  for (const token of foregrounds) {
    const leasts = PAIRS.filter((pair) => pair.foregrounds.includes(token)).map(({ least }) => least);
    expect({ token, least: Math.max(0, ...leasts) }).toEqual({ token, least: 4.5 });
  }
});

test("the site's own colors meet AA", () => {
  expect(tooAlike(colors)).toEqual([]);
});

test("a pair is named with its contrast, in whichever look it is too low", () => {
  // The accent is for light grounds, the one on ink for dark ones.
  const [light] = tooAlike({ ...colors, accent: colors.ground });
  expect(light).toMatchObject({ foreground: "accent", ground: "ground", ratio: 1, least: 4.5 });
  const dark = tooAlike({ ...colors, mutedOnInk: colors.raised });
  expect(dark).toContainEqual({ foreground: "mutedOnInk", ground: "raised", ratio: 1, least: 4.5 });
});

test("words over a picture need an ink that is dark enough", () => {
  const light = tooAlike({ ...colors, ink: colors.mutedOnInk }).map(({ ground }) => ground);
  expect(light).toContain("ink");
});

test("a token's color lets through as much as it says", () => {
  const [red, green, blue] = [1, 3, 5].map((index) => parseInt(colors.ink.slice(index, index + 2), 16));
  expect(colorsOf("scrim", colors)[0]).toBe(`rgba(${String(red)}, ${String(green)}, ${String(blue)}, 0.72)`);
});

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("colors for a brand", () => {
  test("any two or three given ones become a set that meets AA in every pair", () => {
    fc.assert(
      fc.property(anyColor, anyColor, fc.option(anyColor, { nil: undefined }), (ink, accent, highlight) => {
        const proposed = proposeColors({ ink, accent, highlight });
        expect(Object.keys(proposed)).toEqual(Object.keys(colors));
        expect(tooAlike(proposed)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("colors that can be read stay as they are given", () => {
    const { ink, accent, highlight } = colors;
    expect(proposeColors({ ink, accent, highlight })).toMatchObject({ ink, accent, highlight });
  });

  test("a color that is too light becomes darker, and keeps its hue", () => {
    const { accent } = proposeColors({ ink: colors.ink, accent: "#ffdd00" });
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => parseInt(accent.slice(index, index + 2), 16));
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue + 50);
  });

  test("what is no color is refused", () => {
    expect(() => proposeColors({ ink: "dark blue", accent: colors.accent })).toThrow('"dark blue" is no color');
    expect(() => proposeColors({ ink: "#00000080", accent: colors.accent })).toThrow("is no color");
  });

  test("`npm run theme` writes them beside what else the theme says, and names what had to change", () => {
    const typefaces = { heading: { file: "files/a.woff2" } };
    const folder = makeFolder();
    writeFiles(folder, { "data/theme.json": JSON.stringify({ colors, typefaces }) });
    const command = [require.resolve("tsx/cli"), join(process.cwd(), "tools/theme/main.ts")];
    const options = ["--ink", "#2B2B2B", "--accent", "#FFDD00"];
    const said = execFileSync(process.execPath, [...command, ...options], { cwd: folder, encoding: "utf8" });
    const written = JSON.parse(readFileSync(join(folder, "data/theme.json"), "utf8")) as object;
    const proposed = proposeColors({ ink: "#2B2B2B", accent: "#FFDD00" });
    expect(written).toEqual({ colors: proposed, typefaces });
    expect(said).toContain(`#FFDD00 can't be read where "accent" stands; ${proposed.accent}`);
    expect(said).not.toContain('where "ink" stands');
  });
});
