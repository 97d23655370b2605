import { globalCss } from "../../../src/theme/global-css";
import { SITE_MODE } from "../../../src/theme/site-mode";
import { system } from "../../../src/theme/system";
import { dropOtherModes } from "./drop-other-modes";

const { cssVarMap } = system.tokens;

const namedInGlobalCss = new Set(JSON.stringify(globalCss).match(/(?<=")--[\w-]+(?=":)/g));

/** The tokens that are the same everywhere on the site, which shows one mode: on each ground. */
const fixed = new Map(
  ["base", `_${SITE_MODE}`]
    .flatMap((mode) => [...(cssVarMap.get(mode) ?? [])])
    .filter(([name]) => !namedInGlobalCss.has(name)),
);

const resolve = (css: string): string =>
  css.replace(/var\((--[\w\\.-]+)\)/g, (reference, name: string) => {
    const value = fixed.get(name);
    return value === undefined ? reference : resolve(String(value));
  });

/**
 * Writes each token's value in its place, where there is but one: a page need not bring the others along, and browsers
 * look nothing up.
 *
 * @param css as emotion makes it, with tokens as variables
 */
export const inlineTokens = (css: string): string =>
  resolve(
    dropOtherModes(css).replace(/(--[\w\\.-]+):[^;}]*;?/g, (definition, name: string) =>
      fixed.has(name) ? "" : definition,
    ),
  );
