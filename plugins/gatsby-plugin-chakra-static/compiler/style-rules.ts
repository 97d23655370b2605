import type { RecipeDefinition, SystemContext, SystemStyleObject } from "@chakra-ui/react/styled-system";
import memoize from "@emotion/memoize";
import { serializeStyles } from "@emotion/serialize";
import type { CSSObject } from "@emotion/serialize";
import { transformSync } from "esbuild";
import { RULESET, compile, serialize, stringify } from "stylis";
import type { Middleware } from "stylis";
import { createStyleCache } from "../emotion";

/** Chakra's color modes, which are classes of the document. https://chakra-ui.com/docs/styling/dark-mode */
export type ColorMode = "light" | "dark";

/** What styles are computed from. */
export interface StyleSource {
  readonly system: SystemContext;
  /** The only color mode that the site shows; both are kept where it is left out. */
  readonly mode?: ColorMode;
}

/** What the attributes of a styled element say: the variants of its recipe, and style properties, `css` among them. */
export interface StyleProps {
  readonly variants: Readonly<Record<string, unknown>>;
  readonly styles: Readonly<Record<string, unknown>>;
}

/** The styles of one class. */
interface StyleRule {
  /** Emotion's hash of the styles, by which it names the class. */
  readonly name: string;
  /** CSS, one rule a line, in which `&` stands for the class. */
  readonly css: string;
}

/** Computes style rules for one system. */
export interface StyleRules {
  /**
   * Computes the rule of an element in the order of Chakra's factory: the recipe, then `css`, then each style property.
   *
   * @returns undefined where there are no styles
   * @throws Error where the CSS contains an ampersand besides the class, which the runtime would replace
   */
  styleRule(recipe: RecipeDefinition, props: StyleProps): StyleRule | undefined;
  /** Removes other color modes from emotion's CSS, and writes tokens with a single value as that value. */
  inlineTokens(css: string): string;
}

/** Leaves out the rules that apply in other color modes only. */
function dropOtherModes(css: string, mode: ColorMode): string {
  const other = new RegExp(`\\.${mode === "light" ? "dark" : "light"}(?![\\w-])`);
  const stringifyMode: Middleware = (element, index, children, callback) => {
    const isOfOther = element.type === RULESET && [element.props].flat().every((selector) => other.test(selector));
    return isOfOther ? "" : stringify(element, index, children, callback);
  };
  return serialize(compile(css), stringifyMode);
}

/** The CSS variables of tokens that have the same value everywhere on the site, with that value. */
function fixedTokens({ system, mode }: StyleSource): ReadonlyMap<string, unknown> {
  const { cssVarMap } = system.tokens;
  const redefined = new Set(JSON.stringify(system._config.globalCss ?? {}).match(/(?<=")--[\w-]+(?=":)/g));
  const conditions = mode ? ["base", `_${mode}`] : ["base"];
  if (!mode) {
    const changing = [...cssVarMap].filter(([condition]) => condition !== "base");
    for (const [, values] of changing) for (const name of values.keys()) redefined.add(name);
  }
  const values = conditions.flatMap((condition) => [...(cssVarMap.get(condition) ?? [])]);
  return new Map(values.filter(([name]) => !redefined.has(name)));
}

/** Prepares the computation of style rules for one system, which takes some 50 ms. */
export function createStyleRules(source: StyleSource): StyleRules {
  const { system, mode } = source;
  const fixed = fixedTokens(source);

  const resolve = (css: string): string =>
    css.replace(/var\((--[\w\\.-]+)\)/g, (reference, name: string) => {
      const value = fixed.get(name);
      return value === undefined ? reference : resolve(String(value));
    });
  const inlineTokens = (css: string) => {
    const ofMode = mode ? dropOtherModes(css, mode) : css;
    return resolve(
      ofMode.replace(/(--[\w\\.-]+):[^;}]*;?/g, (definition, name: string) => (fixed.has(name) ? "" : definition)),
    );
  };

  return {
    // Pages of one kind mostly have the same styles.
    inlineTokens: memoize(inlineTokens),
    styleRule(recipe, { variants, styles }) {
      const { css, ...properties } = styles;
      const own = [css].flat().filter(Boolean) as SystemStyleObject[];
      const object = system.css(system.cva(recipe)(variants), ...own, properties as SystemStyleObject);
      const cache = createStyleCache();
      const serialized = serializeStyles([object as CSSObject], cache.registered);
      if (!serialized.styles) return undefined;

      const selector = `.${cache.key}-${serialized.name}`;
      const rules = compile(cache.insert(selector, serialized, cache.sheet, false) ?? "");
      const lines = rules.map((rule) => serialize([rule], stringify));
      const ambiguous = lines.find((line) => line.includes("&"));
      if (ambiguous) throw new Error(`An ampersand is left in the CSS "${ambiguous}", where it would become a class.`);
      const compact = lines.map((line) => inlineTokens(line).replaceAll(selector, "&")).filter(Boolean);
      return { name: serialized.name, css: compact.join("\n") };
    },
  };
}

/** Shortens a style sheet, once: this took a third of a page's rendering. https://esbuild.github.io/content-types/#css */
export const minifyCss = memoize((css) => transformSync(css, { loader: "css", minify: true }).code.trim());
