// Makes the fonts that pages load of the theme's two typefaces: the build runs it, and so does `npm run fonts`
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { FONT_CHARACTERS } from "./characters";
import type { Faces } from "./generated/faces.json";
import { axesOf, measure } from "./measure.mjs";
import type { Axis } from "./measure.mjs";
import type { TypefaceUse } from "./system-fonts";

type Face = Faces[TypefaceUse];

/** The part of `data/theme.json` that is read here. */
interface Theme {
  readonly typefaces: Readonly<Record<TypefaceUse, { readonly file: string }>>;
}

const OUT = "src/fonts/generated";
const FACES = join(OUT, "faces.json");

/** The weights that the site sets (src/theme/type-and-motion.ts). */
const WEIGHTS: Readonly<Record<TypefaceUse, readonly [least: number, most: number]>> = {
  heading: [500, 500],
  body: [400, 700],
};

/**
 * The font features that the site uses: those that browsers turn on by default (kerning, ligatures, contextual and weight
 * alternates) and tabular figures. Fractions, superscripts and subscripts bring their own.
 * https://learn.microsoft.com/en-us/typography/opentype/spec/featurelist
 */
const FEATURES = ["kern", "liga", "calt", "rvrn", "tnum"];

/** A table with names for font menus. */
const FOR_MENUS = "STAT";

type Cut = number | { readonly min: number; readonly max: number; readonly default: number };

interface CutOptions {
  readonly targetFormat: "woff2" | "truetype";
  readonly variationAxes?: Readonly<Record<string, Cut>>;
  readonly keepAllGlyphs?: boolean;
  readonly keepFeatures?: readonly string[];
  readonly dropTables?: readonly string[];
}

/** subset-font with the options that its types leave out: https://github.com/papandreou/subset-font#readme */
const cut = subsetFont as unknown as (
  font: Uint8Array,
  text: string | undefined,
  options: CutOptions,
) => Promise<Buffer>;

/** Returns what the site sets of an axis: its weights, and of any other what the font has by itself. */
function cutOf({ tag, min, default: usual, max }: Axis, weights: readonly [number, number]): Cut {
  if (tag !== "wght") return usual;
  const [from, to] = weights.map((weight) => Math.min(Math.max(weight, min), max)) as [number, number];
  return from === to ? from : { min: from, max: to, default: from };
}

/**
 * Makes the font of a typeface, with what the site sets of it.
 *
 * @param source the font's file
 * @param madeOf what it is made of, as a short text
 * @throws Error where the file is no font
 */
async function makeFace(use: TypefaceUse, source: Uint8Array, madeOf: string): Promise<Face> {
  const whole = await cut(source, undefined, { targetFormat: "truetype", keepAllGlyphs: true });
  const variationAxes = Object.fromEntries(axesOf(whole).map((axis) => [axis.tag, cutOf(axis, WEIGHTS[use])]));
  const used = { variationAxes, keepFeatures: FEATURES, dropTables: [FOR_MENUS] };
  const font = await cut(source, FONT_CHARACTERS, { ...used, targetFormat: "woff2" });
  await writeFile(join(OUT, `${use}.woff2`), font);
  console.log(`${use}: ${String(source.length)} -> ${String(font.length)} bytes`);
  if (use === "heading") {
    // For pictures in social networks, whose titles may have any character of the typeface.
    await writeFile(
      join(OUT, "heading.ttf"),
      await cut(whole, undefined, { variationAxes, targetFormat: "truetype", keepAllGlyphs: true }),
    );
  }
  const { wght } = variationAxes;
  return {
    madeOf,
    weight: typeof wght === "object" ? `${String(wght.min)} ${String(wght.max)}` : String(wght ?? WEIGHTS[use][0]),
    format: typeof wght === "object" ? "woff2-variations" : "woff2",
    ...measure(await cut(source, FONT_CHARACTERS, { ...used, targetFormat: "truetype" })),
  };
}

const made: Partial<Faces> = existsSync(FACES) ? (JSON.parse(await readFile(FACES, "utf8")) as Faces) : {};
const { typefaces } = JSON.parse(await readFile("data/theme.json", "utf8")) as Theme;
const code = await readFile(fileURLToPath(import.meta.url));

/**
 * Returns the font of a typeface, which is made anew only if it would differ.
 *
 * @throws Error with the file's name where it is missing, or no font
 */
async function face(use: TypefaceUse): Promise<Face> {
  const source = await readFile(join("data", typefaces[use].file));
  const hash = createHash("sha256");
  for (const part of [source, FONT_CHARACTERS, code]) hash.update(part);
  const madeOf = hash.digest("hex");
  const before = made[use];
  if (before?.madeOf === madeOf && existsSync(join(OUT, `${use}.woff2`))) return before;
  try {
    return await makeFace(use, source, madeOf);
  } catch (error) {
    throw new Error(`data/${typefaces[use].file} can't be read as a font`, { cause: error });
  }
}

await mkdir(OUT, { recursive: true });
const faces: Faces = { heading: await face("heading"), body: await face("body") };
await writeFile(FACES, `${JSON.stringify(faces, null, 2)}\n`);
