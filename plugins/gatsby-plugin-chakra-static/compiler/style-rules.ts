import type { RecipeDefinition, SystemStyleObject } from "@chakra-ui/react/styled-system";
import { css as serializeStyles, type CSSObject } from "@emotion/react";
import { transformSync } from "esbuild";
import { RULESET, compile, serialize, stringify, type Middleware } from "stylis";
import { system } from "../../../src/theme/system";
import { createStyleCache } from "../emotion";

/** The attributes of a styled element: the variants of its recipe, and style properties including `css`. */
type StyleProps = Readonly<Record<"variants" | "styles", Readonly<Record<string, unknown>>>>;

/** Variables that global styles set have more than one value. */
const SET_GLOBALLY = new Set(JSON.stringify(system._config.globalCss ?? {}).match(/(?<=")--[\w-]+(?=":)/g));

/** The values of tokens. They have one each, because the site always shows the light mode. */
const FIXED_TOKENS = new Map(
  ["base", "_light"]
    .flatMap((condition) => [...(system.tokens.cssVarMap.get(condition) ?? [])])
    .filter(([name]) => !SET_GLOBALLY.has(name)),
);

/** Chakra writes it beside each background, for recipes that the site doesn't use. */
const UNUSED = "--bg-currentcolor";

function resolve(css: string): string {
  return css.replace(/var\((--[\w\\.-]+)\)/g, (reference, name: string) => {
    const value: unknown = FIXED_TOKENS.get(name);
    return value === undefined ? reference : resolve(String(value));
  });
}

const stringifyLight: Middleware = (element, index, children, callback) => {
  const isDark = element.type === RULESET && [element.props].flat().every((one) => /\.dark(?![\w-])/.test(one));
  return isDark ? "" : stringify(element, index, children, callback);
};

function memoize(make: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const result = results.get(text) ?? make(text);
    results.set(text, result);
    return result;
  };
}

/**
 * Removes the rules of the dark mode from emotion's CSS, replaces tokens that have one value with that value, and writes `vh`
 * before each `dvh` for Chrome before 108.
 */
export const inlineTokens = memoize((css: string) =>
  resolve(
    serialize(compile(css), stringifyLight).replace(/(--[\w\\.-]+):[^;}]*;?/g, (definition, name: string) =>
      FIXED_TOKENS.has(name) || name === UNUSED ? "" : definition,
    ),
  ).replace(/[\w-]+:[^;{}]*\ddvh\b[^;}]*/g, (declaration) => `${declaration.replace(/dvh\b/g, "vh")};${declaration}`),
);

/** Computes an element's class and CSS in the order of Chakra's factory: the recipe, then `css`, then each style property. */
export function styleRule(recipe: RecipeDefinition, { variants, styles }: StyleProps) {
  const { css, ...properties } = styles;
  const own = [css].flat().filter(Boolean) as SystemStyleObject[];
  const object = system.css(system.cva(recipe)(variants), ...own, properties as SystemStyleObject);
  const cache = createStyleCache();
  const serialized = serializeStyles(object as CSSObject);
  if (!serialized.styles) return undefined;
  const name = `${cache.key}-${serialized.name}`;
  return { name, css: inlineTokens(cache.insert(`.${name}`, serialized, cache.sheet, false) ?? "") };
}

export function globalStyles(): string {
  const cache = createStyleCache();
  return inlineTokens(cache.insert("", serializeStyles(system._global as CSSObject[]), cache.sheet, false) ?? "");
}

/** Minifies a style sheet. Without the cache, this took a third of a page's rendering. https://esbuild.github.io/content-types/#css */
export const minifyCss = memoize((css: string) => transformSync(css, { loader: "css", minify: true }).code.trim());
