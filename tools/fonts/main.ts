// Which part of its two fonts does the site set? `npm run fonts` cuts them down to it, into `src/fonts/`
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { FONT_CHARACTERS } from "../../src/fonts/characters";

interface Cut {
  readonly name: string;
  /** The weight of all text, or the range of weights. */
  readonly weight: number | { readonly min: number; readonly max: number; readonly default: number };
}

const CUTS: readonly Cut[] = [
  { name: "fraunces", weight: 500 },
  { name: "manrope", weight: { min: 400, max: 700, default: 400 } },
];

/**
 * The font features that the site uses: those that browsers turn on by default (kerning, ligatures, contextual and weight
 * alternates) and tabular figures. Fractions, superscripts and subscripts bring their own.
 * https://learn.microsoft.com/en-us/typography/opentype/spec/featurelist
 */
const FEATURES = ["kern", "liga", "calt", "rvrn", "tnum"];

/** A table with names for font menus. */
const FOR_MENUS = "STAT";

const { resolve } = createRequire(import.meta.url);

async function main(): Promise<void> {
  for (const { name, weight } of CUTS) {
    const whole = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
    // The types of subset-font know neither of the last two.
    const options = {
      targetFormat: "woff2",
      variationAxes: { wght: weight },
      keepFeatures: FEATURES,
      dropTables: [FOR_MENUS],
    } as const;
    const cut = await subsetFont(whole, FONT_CHARACTERS, options);
    await writeFile(`src/fonts/${name}.woff2`, cut);
    console.log(`${name}: ${String(whole.length)} -> ${String(cut.length)} bytes`);
  }
}

void main();
