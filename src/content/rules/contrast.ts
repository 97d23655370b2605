import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema";
import { colors as current } from "../../theme/colors";
import type { Colors } from "../../theme/colors";
import { tooAlike } from "../../theme/contrast";

const HEX = /^#[0-9A-F]{6}$/i;

/** Whether there is a color for each role; where not, the check of the schema says so. */
function areColors(value: unknown): value is Colors {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.keys(current).every((role) => typeof given[role] === "string" && HEX.test(given[role]));
}

/** Rounds down, so that no ratio that is too small looks like one that is enough. */
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Checks that each color of the theme stands out of all that it stands on, as far as WCAG 2.2 asks at level AA. */
export const checkContrast: ContentRule = ({ entries }) =>
  (entries.get("theme") ?? []).flatMap((theme) => {
    const { colors } = theme.entry;
    if (!areColors(colors)) return [];
    return tooAlike(colors).map(({ foreground, ground, ratio, least }) =>
      theme.locate({
        severity: "mistake",
        path: ["colors", foreground],
        value: colors[foreground],
        message: `its contrast to "${ground}" (${colors[ground]}), on which it stands, is ${shown(ratio)}, and has to be ${String(least)}: ${shown(least - ratio)} are missing`,
        remedy: `Make "${foreground}" or "${ground}" lighter or darker, or let \`npm run theme\` propose all colors.`,
      }),
    );
  });
