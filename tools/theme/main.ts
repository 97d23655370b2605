// What colors does a site have whose brand has two or three? `npm run theme -- --ink "#…" --accent "#…"` proposes them all
import { readFileSync, writeFileSync } from "node:fs";
import { Command } from "commander";
import type { Colors } from "../../src/theme/colors";
import { proposeColors } from "./propose-colors";
import type { GivenColors } from "./propose-colors";

const FILE = "data/theme.json";

/** Writes the proposed colors into the theme, and says which of the given ones had to change. */
function main(given: GivenColors): void {
  const theme = JSON.parse(readFileSync(FILE, "utf8")) as { readonly colors: Colors };
  const colors = proposeColors(given);
  writeFileSync(FILE, `${JSON.stringify({ ...theme, colors }, null, 2)}\n`);
  for (const [role, color] of Object.entries(colors)) console.log(`${role.padEnd(12)} ${color}`);
  for (const [role, color] of Object.entries(given) as [keyof GivenColors, string][]) {
    if (color.toUpperCase() === colors[role]) continue;
    console.log(`${color} can't be read where "${role}" stands; ${colors[role]} is the nearest that can.`);
  }
  console.log(`${FILE} has them. \`npm start\` shows the site in them.`);
}

new Command("theme")
  .description(`Proposes colors for the whole site from those of a brand, and writes them into ${FILE}.`)
  .requiredOption("--ink <color>", "the darkest color: text, and the ground of dark sections")
  .requiredOption("--accent <color>", "the color that people remember: links and buttons")
  .option("--highlight <color>", "what a screen puts first; an amber where it isn't said")
  .action(main)
  .parse();
