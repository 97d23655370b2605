import { types as t } from "@babel/core";
import type { NodePath } from "@babel/core";
import { system } from "../../theme/system";
import { expressionOf, propertiesOf } from "./element-properties";
import type { Attribute } from "./element-properties";
import type { StyledComponent } from "./evaluate";
import { lookOf } from "./look";

/** Takes the value of an attribute, where the build knows it. */
export type ValueOf = (attribute: Attribute) => { readonly value: unknown } | undefined;

/** What the properties of an element say of its look. */
interface LookProperties {
  readonly variants: Map<string, unknown>;
  readonly styles: Map<string, unknown>;
  /** The variants that only a rendering knows. */
  readonly open: Map<string, t.Expression>;
}

type Choice = string | boolean | undefined;

/** What a variant can be: what its recipe names, or nothing. */
function choicesOf({ recipe }: StyledComponent, variant: string): readonly Choice[] {
  const named = Object.keys(recipe.variants?.[variant] ?? {});
  return [undefined, ...(named.some((name) => name === "true" || name === "false") ? [true, false] : named)];
}

/** What an expression can be: what its branches say, or whatever the variant can be. */
function choicesFor(expression: t.Expression, component: StyledComponent, variant: string): readonly Choice[] {
  if (t.isStringLiteral(expression)) return [expression.value];
  if (!t.isConditionalExpression(expression)) return choicesOf(component, variant);
  const { consequent, alternate } = expression;
  return [...new Set([consequent, alternate].flatMap((branch) => choicesFor(branch, component, variant)))];
}

const combinations = (lists: readonly (readonly Choice[])[]): readonly (readonly Choice[])[] =>
  lists.reduce<Choice[][]>((all, list) => all.flatMap((some) => list.map((one) => [...some, one])), [[]]);

const literalOf = (look: string | undefined) =>
  look === undefined ? t.identifier("undefined") : t.stringLiteral(look);

/** Takes the properties that say how an element looks away from it. */
function takeProperties(path: NodePath<t.JSXElement>, { recipe, defaultProps }: StyledComponent, valueOf: ValueOf) {
  const look: LookProperties = { variants: new Map(), styles: new Map(), open: new Map() };
  const kindOf = (name: string) => {
    if (name in (recipe.variants ?? {})) return look.variants;
    return system.isValidProperty(name) ? look.styles : undefined;
  };
  const attributes = propertiesOf(path);
  for (const [name, value] of Object.entries(defaultProps)) kindOf(name)?.set(name, value);
  for (const [name, attribute] of attributes) {
    const kind = kindOf(name);
    if (!kind) continue;
    const known = valueOf(attribute);
    if (known) {
      if (known.value !== undefined) kind.set(name, known.value);
    } else if (kind === look.variants) {
      look.open.set(name, expressionOf(attribute)?.node ?? t.identifier("undefined"));
    } else {
      throw attribute.buildCodeFrameError(
        `The style "${name}" is known only when the page is drawn, but the build has to know it. Make it a variant of a component: chakra("div", { variants: … }).`,
      );
    }
    attribute.remove();
  }
  const others = Object.entries(defaultProps).filter(([name]) => !kindOf(name) && !attributes.has(name));
  path.node.openingElement.attributes.unshift(
    ...others.map(([name, value]) => t.jsxAttribute(t.jsxIdentifier(name), t.stringLiteral(String(value)))),
  );
  return look;
}

/** The call that gives an element its class in the browser; none where it has no look. */
function callFor(component: StyledComponent, { variants, styles, open }: LookProperties): t.Expression | undefined {
  const lookWith = (chosen: readonly (readonly [string, Choice])[]) =>
    lookOf(component.recipe, {
      variants: {
        ...Object.fromEntries(variants),
        ...Object.fromEntries(chosen.filter(([, choice]) => choice !== undefined)),
      },
      styles: Object.fromEntries(styles),
    });
  const names = [...open.keys()];
  if (names.length === 0) {
    const look = lookWith([]);
    return look === undefined ? undefined : t.callExpression(t.identifier("wear"), [t.stringLiteral(look)]);
  }
  const looks = combinations([...open].map(([name, expression]) => choicesFor(expression, component, name))).map(
    (chosen) =>
      t.objectProperty(
        t.stringLiteral(chosen.map((choice) => String(choice ?? "")).join(" ")),
        literalOf(lookWith(chosen.map((choice, index) => [names[index] ?? "", choice]))),
      ),
  );
  return t.callExpression(t.identifier("wearOneOf"), [t.objectExpression(looks), ...open.values()]);
}

/**
 * Puts a class in place of the properties that say how an element looks.
 *
 * @param component what the element is made of
 * @throws where a style is known only to a rendering
 */
export function writeClass(path: NodePath<t.JSXElement>, component: StyledComponent, valueOf: ValueOf): void {
  const call = callFor(component, takeProperties(path, component, valueOf));
  const { openingElement, closingElement } = path.node;
  if (call) {
    openingElement.attributes.push(t.jsxAttribute(t.jsxIdentifier("className"), t.jsxExpressionContainer(call)));
  }
  const { name } = openingElement;
  if (!t.isJSXMemberExpression(name)) return;
  openingElement.name = name.property;
  if (closingElement) closingElement.name = name.property;
}
