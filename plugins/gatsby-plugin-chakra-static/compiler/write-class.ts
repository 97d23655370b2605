import { types as t } from "@babel/core";
import type { NodePath } from "@babel/core";
import { system } from "../../../src/theme/system";
import { expressionOf, propertiesOf } from "./element-properties";
import type { Attribute } from "./element-properties";
import type { StyledComponent } from "./evaluate";
import { lookOf } from "./look";
import type { Look } from "./look";
import { openVariant } from "./open-variant";
import type { Choice, OpenVariant } from "./open-variant";

/** Takes the value of an attribute, where the build knows it. */
export type ValueOf = (attribute: Attribute) => { readonly value: unknown } | undefined;

/** What the properties of an element say of its look. */
interface LookProperties {
  readonly variants: Map<string, unknown>;
  readonly styles: Map<string, unknown>;
  /** The variants that only a rendering knows. */
  readonly open: Map<string, t.Expression>;
}

const combinations = (variants: readonly OpenVariant[]): readonly (readonly Choice[])[] =>
  variants.reduce<Choice[][]>((all, { choices }) => all.flatMap((some) => choices.map((one) => [...some, one])), [[]]);

const nameOf = (look: Look | undefined) => (look ? t.stringLiteral(look.name) : t.identifier("undefined"));

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
function callFor(
  component: StyledComponent,
  { variants, styles, open }: LookProperties,
  looks: Map<string, string>,
): t.Expression | undefined {
  const lookWith = (chosen: Readonly<Record<string, Choice>>) => {
    const look = lookOf(component.recipe, {
      variants: { ...Object.fromEntries(variants), ...chosen },
      styles: Object.fromEntries(styles),
    });
    if (look) looks.set(look.name, look.rules);
    return look;
  };
  if (open.size === 0) {
    const look = lookWith({});
    return look && t.callExpression(t.identifier("wear"), [nameOf(look)]);
  }
  const openVariants = [...open].map(([name, expression]) => openVariant(name, expression, component));
  const choices = combinations(openVariants).map((chosen) => {
    const names = chosen.map((choice, index): [string, Choice] => [openVariants[index]?.name ?? "", choice]);
    const key = chosen.map((choice) => String(choice ?? "")).join(" ");
    return t.objectProperty(t.stringLiteral(key), nameOf(lookWith(Object.fromEntries(names))));
  });
  const expressions = openVariants.map(({ expression }) => expression);
  return t.callExpression(t.identifier("wearOneOf"), [t.objectExpression(choices), ...expressions]);
}

/**
 * Puts a class in place of the properties that say how an element looks.
 *
 * @param component what the element is made of
 * @param looks is given the rules of all that the element may look like, by the names of looks
 * @throws where a style is known only to a rendering
 */
export function writeClass(
  path: NodePath<t.JSXElement>,
  component: StyledComponent,
  valueOf: ValueOf,
  looks: Map<string, string>,
): void {
  const call = callFor(component, takeProperties(path, component, valueOf), looks);
  const { openingElement, closingElement } = path.node;
  if (call) {
    openingElement.attributes.push(t.jsxAttribute(t.jsxIdentifier("className"), t.jsxExpressionContainer(call)));
  }
  const { name } = openingElement;
  if (!t.isJSXMemberExpression(name)) return;
  openingElement.name = name.property;
  if (closingElement) closingElement.name = name.property;
}
