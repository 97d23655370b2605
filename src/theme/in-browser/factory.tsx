import { useChakraContext } from "@chakra-ui/react/styled-system";
import type { RecipeDefinition, SystemContext, SystemStyleObject } from "@chakra-ui/react/styled-system";
import { withEmotionCache } from "@emotion/react";
import { serializeStyles } from "@emotion/serialize";
import type { CSSObject, SerializedStyles } from "@emotion/serialize";
import { getRegisteredStyles, insertStyles, registerStyles } from "@emotion/utils";
import { useInsertionEffect } from "react";
import type { ElementType } from "react";

type Props = Readonly<Record<string, unknown>>;
type Recipe = ReturnType<SystemContext["cva"]>;

/** What a component's properties say: what its element gets, and how it looks. */
interface SplitProps {
  readonly forwarded: Record<string, unknown>;
  readonly variants: Record<string, unknown>;
  readonly styles: Record<string, unknown>;
}

const styleNames = new Map<string, boolean>();

function isStyle(name: string, system: SystemContext): boolean {
  let known = styleNames.get(name);
  if (known === undefined) {
    known = system.isValidProperty(name);
    styleNames.set(name, known);
  }
  return known;
}

/** @param props later ones replace former ones, where they have a value */
function splitProps(props: readonly Props[], { variantKeys }: Recipe, system: SystemContext): SplitProps {
  const split: SplitProps = { forwarded: {}, variants: {}, styles: {} };
  for (const [name, value] of props.flatMap(Object.entries)) {
    if (value === undefined) continue;
    if (variantKeys.includes(name)) split.variants[name] = value;
    else if (isStyle(name, system)) split.styles[name] = value;
    else split.forwarded[name] = value;
  }
  return split;
}

/** A recipe's styles come first, then those of the property `css`, then each style property. */
function resolveStyles({ variants, styles }: SplitProps, recipe: Recipe, system: SystemContext): SystemStyleObject {
  const { css, ...properties } = styles;
  const own = [css].flat().filter(Boolean) as SystemStyleObject[];
  return system.css(recipe(variants), ...own, properties as SystemStyleObject);
}

/** What a look's key is made of: the properties that decide on it, and the styles of a component around it. */
const keyOf = ({ variants, styles }: SplitProps, inherited: readonly string[]) =>
  JSON.stringify([variants, styles, inherited]);

/**
 * Makes a styled component. It knows what the site, and Chakra's dialog and notices ask of it: recipes, style
 * properties, `css` and properties by default; not `as`, not `asChild` in place of an element's name, and no component
 * of its own in place of one, whose recipe would have to be joined.
 */
function createStyled(
  Tag: ElementType,
  config: RecipeDefinition = {},
  { defaultProps = {} }: { readonly defaultProps?: Props } = {},
) {
  const isElement = typeof Tag === "string";
  const looks = new Map<string, SerializedStyles>();
  let recipe: Recipe | undefined;

  return withEmotionCache<Props, unknown>((given, cache, ref) => {
    const system = useChakraContext();
    recipe ??= system.cva(config);
    const split = splitProps([defaultProps, given], recipe, system);
    const { className = "", ...forwarded } = split.forwarded;
    const inherited: string[] = [];
    const names = getRegisteredStyles(cache.registered, inherited, String(className));

    const key = keyOf(split, inherited);
    let look = looks.get(key);
    if (!look) {
      look = serializeStyles([resolveStyles(split, recipe, system) as CSSObject, ...inherited], cache.registered);
      looks.set(key, look);
    }
    const serialized = look;
    registerStyles(cache, serialized, isElement);
    useInsertionEffect(() => {
      insertStyles(cache, serialized, isElement);
    }, [cache, serialized]);

    const allNames = serialized.styles ? `${names}${cache.key}-${serialized.name}` : names.trim();
    // The other half of the pair is where emotion writes a style element at build: identifiers count such places.
    // https://react.dev/reference/react/useId
    return (
      <>
        {null}
        <Tag {...forwarded} className={allNames || undefined} ref={ref} />
      </>
    );
  });
}

const elements = new Map<string, ReturnType<typeof createStyled>>();

/**
 * Stands in the browser for Chakra's factory, which makes each component's recipe anew, and sorts, serialises and hashes
 * its styles again, whenever an element is drawn. This one does so once for each look of a component. Its elements are
 * the ones of the build (`gatsby-ssr.tsx` has Chakra's own), as hydration needs.
 */
export const chakra = new Proxy(createStyled, {
  get(_, element: string) {
    let styled = elements.get(element);
    if (!styled) {
      styled = createStyled(element as ElementType);
      elements.set(element, styled);
    }
    return styled;
  },
});
