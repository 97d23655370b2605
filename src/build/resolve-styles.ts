import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allCssProperties } from "@pandacss/is-valid-prop";
import { usualValue } from "../theme/in-browser/usual-value";
import type { TokenValues } from "../theme/in-browser/usual-value";
import { system } from "../theme/system";

/** Chakra's package names only the index of these modules. */
const CHAKRA_STYLES = "node_modules/@chakra-ui/react/dist/esm/styled-system";

/** Each category's tokens: what most are written as in CSS, and those that are written otherwise. */
function tokenValues(): TokenValues {
  const categories = [...system.tokens.categoryMap.keys()];
  return Object.fromEntries(
    categories.map((category) => {
      const values = Object.entries((system.tokens.getCategoryValues(category) ?? {}) as Record<string, string>);
      const start = values[0]?.[1].replace(/[^-]*\)$/, "") ?? "";
      const isRegular = ([name, value]: [string, string]) => value === usualValue(start, name);
      return [
        category,
        [
          start,
          values.filter(isRegular).map(([name]) => name),
          Object.fromEntries(values.filter((value) => !isRegular(value))),
        ],
      ];
    }),
  );
}

/** The CSS properties that the source names anywhere: all that a component can be styled by. */
function namedProperties(projectDirectory: string): string[] {
  const source = join(projectDirectory, "src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const words = files.flatMap((file) => readFileSync(join(source, file), "utf8").match(/\b\w+\b/g) ?? []);
  const named = new Set(words);
  return allCssProperties.filter((property) => named.has(property));
}

/** What the browser's scripts get from the build, by the names in `src/theme/in-browser/constants.d.ts`. */
export const styleConstants = (projectDirectory: string): Record<string, string> => ({
  TOKEN_VALUES: JSON.stringify(tokenValues()),
  CSS_PROPERTIES: JSON.stringify(namedProperties(projectDirectory)),
});

/**
 * What stands in the browser for parts of Chakra that would do the build's work again. docs/performance.md has what they
 * cost. A test holds the styles of every kind of page to the ones of the build.
 */
export function styleModules(projectDirectory: string): Record<string, string> {
  const inBrowser = (name: string) => join(projectDirectory, "src/theme/in-browser", name);
  return {
    "@pandacss/is-valid-prop": inBrowser("css-properties.ts"),
    "@emotion/is-prop-valid": inBrowser("html-attributes.ts"),
    [join(projectDirectory, CHAKRA_STYLES, "factory.js")]: inBrowser("factory.tsx"),
    [join(projectDirectory, CHAKRA_STYLES, "preflight.js")]: inBrowser("preflight.ts"),
    [join(projectDirectory, CHAKRA_STYLES, "token-dictionary.js")]: inBrowser("token-dictionary.ts"),
  };
}
