import { types as t } from "@babel/core";
import type { NodePath } from "@babel/core";
import type { RecipeDefinition } from "@chakra-ui/react/styled-system";
import type { StyledComponent } from "./evaluate";
import { expressionOf, styleAttributes } from "./expressions";
import type { Attribute } from "./expressions";
import type { StyleProps } from "./style-rules";

export interface ElementStyles {
  readonly component: StyledComponent;
  /** Returns whether an attribute is a style property of the system. */
  readonly isStyle: (name: string) => boolean;
  /** Returns an attribute's value if it is known at build. */
  readonly valueOf: (attribute: Attribute) => { readonly value: unknown } | undefined;
  /** Computes a style rule, and returns its hash; undefined without styles. */
  readonly ruleFor: (recipe: RecipeDefinition, props: StyleProps) => string | undefined;
}

interface ExtractedProps {
  readonly variants: Map<string, unknown>;
  readonly styles: Map<string, unknown>;
  /** The variants whose values are known only while rendering. */
  readonly dynamic: Map<string, t.Expression>;
}

type Choice = string | true | undefined;

/** Limits a dynamic variant to the values with their own styles: undefined becomes the default, and false undefined. */
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

/** Removes variants and style properties from an element, and adds the component's default props. */
function extractStyleProps(path: NodePath<t.JSXElement>, { component, isStyle, valueOf }: ElementStyles) {
  const { recipe, defaultProps } = component;
  const props: ExtractedProps = { variants: new Map(), styles: new Map(), dynamic: new Map() };
  const targetOf = (name: string) => {
    if (name in (recipe.variants ?? {})) return props.variants;
    return isStyle(name) ? props.styles : undefined;
  };
  const attributes = styleAttributes(path);
  for (const [name, value] of Object.entries(defaultProps)) targetOf(name)?.set(name, value);
  for (const [name, attribute] of attributes) {
    const target = targetOf(name);
    if (!target) continue;
    const known = valueOf(attribute);
    if (known) {
      if (known.value !== undefined) target.set(name, known.value);
    } else if (target === props.variants) {
      props.dynamic.set(name, expressionOf(attribute)?.node ?? t.identifier("undefined"));
    } else {
      throw attribute.buildCodeFrameError(
        `The style "${name}" is known only while rendering, but the build needs it. Make it a variant of a component: chakra("div", { variants: … }).`,
      );
    }
    attribute.remove();
  }
  const others = Object.entries(defaultProps).filter(([name]) => !targetOf(name) && !attributes.has(name));
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

/** Replaces the style attributes of an element with a class. */
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
