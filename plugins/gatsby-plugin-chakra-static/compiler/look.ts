import type { RecipeDefinition, SystemStyleObject } from "@chakra-ui/react/styled-system";
import { serializeStyles } from "@emotion/serialize";
import type { CSSObject } from "@emotion/serialize";
import { compile, serialize, stringify } from "stylis";
import { createStyleCache } from "../style-cache";
import { system } from "../../../src/theme/system";
import { inlineTokens } from "./inline-tokens";

/** What a component's properties say of its look: the variants of its recipe, and style properties, `css` among them. */
export interface LookProps {
  readonly variants: Readonly<Record<string, unknown>>;
  readonly styles: Readonly<Record<string, unknown>>;
}

/** Styles that stand in one class. */
export interface Look {
  /** As emotion names them. */
  readonly name: string;
  /** A line for each rule, in which `&` stands for the class. */
  readonly rules: string;
}

/**
 * Makes a look as Chakra's factory and emotion do: the recipe's styles, then those of `css`, then each style property.
 *
 * @returns nothing where there are no styles
 * @throws where styles have an ampersand in them when all is done, which nothing on the site has
 */
export function lookOf(recipe: RecipeDefinition, { variants, styles }: LookProps): Look | undefined {
  const { css, ...properties } = styles;
  const own = [css].flat().filter(Boolean) as SystemStyleObject[];
  const object = system.css(system.cva(recipe)(variants), ...own, properties as SystemStyleObject);
  const cache = createStyleCache();
  const serialized = serializeStyles([object as CSSObject], cache.registered);
  if (!serialized.styles) return undefined;

  const name = `.${cache.key}-${serialized.name}`;
  const rules = compile(cache.insert(name, serialized, cache.sheet, false) ?? "");
  const lines = rules.map((rule) => serialize([rule], stringify));
  if (lines.some((line) => line.includes("&"))) throw new Error(`An ampersand is left in "${lines.join("")}".`);
  return {
    name: serialized.name,
    rules: lines
      .map((line) => inlineTokens(line).replaceAll(name, "&"))
      .filter(Boolean)
      .join("\n"),
  };
}
