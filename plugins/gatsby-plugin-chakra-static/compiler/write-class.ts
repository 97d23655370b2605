import { types as t } from "@babel/core";
import type { NodePath } from "@babel/core";
import type { RecipeDefinition } from "@chakra-ui/react/styled-system";
import type { StyledComponent } from "./evaluate";
import { expressionOf, styleAttributes } from "./expressions";
import type { Attribute } from "./expressions";
import type { StyleProps } from "./style-rules";

/** What is known of a styled element. */
export interface ElementStyles {
  /** What the element is made of. */
  readonly component: StyledComponent;
  /** Says whether an attribute is a style property of the system. */
  readonly isStyle: (name: string) => boolean;
  /** Returns an attribute's value if the build knows it. */
  readonly valueOf: (attribute: Attribute) => { readonly value: unknown } | undefined;
  /** Computes a style rule, and returns its hash; undefined if there are no styles. */
  readonly ruleFor: (recipe: RecipeDefinition, props: StyleProps) => string | undefined;
}

interface ExtractedProps {
  readonly variants: Map<string, unknown>;
  readonly styles: Map<string, unknown>;
  /** The variants whose values are known only while rendering. */
  readonly dynamic: Map<string, t.Expression>;
}

type Choice = string | true | undefined;

/** Limits a dynamic variant to the values that have styles of their own: undefined becomes the default, false nothing. */
function dynamicVariant(name: string, expression: t.Expression, { recipe, defaultProps }: StyledComponent) {
  const named: readonly Choice[] = Object.keys(recipe.variants?.[name] ?? {});
  const byDefault = defaultProps[name] ?? recipe.defaultVariants?.[name];
  if (typeof byDefault === "string") {
    return { name, value: t.logicalExpression("??", expression, t.stringLiteral(byDefault)), choices: named };
  }
  if (named.includes("true") && !named.includes("false")) {
    const trueOrUndefined = t.logicalExpression("||", expression, t.identifier("undefined"));
    return { name, value: trueOrUndefined, choices: [undefined, true] as const };
  }
  return { name, value: expression, choices: [undefined, ...named] };
}

/** Removes variants and style properties from an element, and adds the component's default properties. */
function extractStyleProps(path: NodePath<t.JSXElement>, { component, isStyle, valueOf }: ElementStyles) {
  const { recipe, defaultProps } = component;
  const props: ExtractedProps = { variants: new Map(), styles: new Map(), dynamic: new Map() };
  const kindOf = (name: string) => {
    if (name in (recipe.variants ?? {})) return props.variants;
    return isStyle(name) ? props.styles : undefined;
  };
  const attributes = styleAttributes(path);
  for (const [name, value] of Object.entries(defaultProps)) kindOf(name)?.set(name, value);
  for (const [name, attribute] of attributes) {
    const kind = kindOf(name);
    if (!kind) continue;
    const known = valueOf(attribute);
    if (known) {
      if (known.value !== undefined) kind.set(name, known.value);
    } else if (kind === props.variants) {
      props.dynamic.set(name, expressionOf(attribute)?.node ?? t.identifier("undefined"));
    } else {
      throw attribute.buildCodeFrameError(
        `The style "${name}" is known only while rendering, but the build has to know it. Make it a variant of a component: chakra("div", { variants: … }).`,
      );
    }
    attribute.remove();
  }
  const others = Object.entries(defaultProps).filter(([name]) => !kindOf(name) && !attributes.has(name));
  path.node.openingElement.attributes.unshift(
    ...others.map(([name, value]) => t.jsxAttribute(t.jsxIdentifier(name), t.stringLiteral(String(value)))),
  );
  return props;
}

/** Returns the expression of the element's style rule; undefined if it has no styles. */
function ruleExpression({ component, ruleFor }: ElementStyles, { variants, styles, dynamic }: ExtractedProps) {
  const ruleWith = (chosen: readonly (readonly [string, Choice])[]) => {
    const all = { ...Object.fromEntries(variants), ...Object.fromEntries(chosen) };
    const name = ruleFor(component.recipe, { variants: all, styles: Object.fromEntries(styles) });
    return name === undefined ? undefined : t.stringLiteral(name);
  };
  if (dynamic.size === 0) return ruleWith([]);
  const dynamicVariants = [...dynamic].map(([name, expression]) => dynamicVariant(name, expression, component));
  const combinations = dynamicVariants.reduce<(readonly [string, Choice])[][]>(
    (all, { name, choices }) => all.flatMap((some) => choices.map((one) => [...some, [name, one] as const])),
    [[]],
  );
  const rules = combinations.map((chosen) => {
    const key = chosen.map(([, choice]) => String(choice ?? "")).join(" ");
    return t.objectProperty(t.stringLiteral(key), ruleWith(chosen) ?? t.identifier("undefined"));
  });
  const values = dynamicVariants.map(({ value }) => value);
  return t.callExpression(t.identifier("selectClass"), [t.objectExpression(rules), ...values]);
}

/** Replaces the attributes that style an element with the class that has the styles. */
export function writeClass(path: NodePath<t.JSXElement>, styles: ElementStyles): void {
  const rule = ruleExpression(styles, extractStyleProps(path, styles));
  const { openingElement, closingElement } = path.node;
  if (rule) {
    const call = t.callExpression(t.identifier("classFor"), [rule]);
    openingElement.attributes.push(t.jsxAttribute(t.jsxIdentifier("className"), t.jsxExpressionContainer(call)));
  }
  const { name } = openingElement;
  if (!t.isJSXMemberExpression(name)) return;
  openingElement.name = name.property;
  if (closingElement) closingElement.name = name.property;
}
