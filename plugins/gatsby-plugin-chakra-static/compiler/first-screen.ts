import { Parser } from "htmlparser2";
import { RULESET, compile, serialize, stringify } from "stylis";
import type { Element } from "stylis";
import { STYLE_KEY } from "../runtime/style-key";

/** The start of FirstScreenEnd's HTML. */
export const FIRST_SCREEN_END = '<div data-first-screen-end="" hidden="">';

const VOID = /^(img|br|hr|input|link|meta|source|wbr)$/;

/**
 * Lists the simple selectors that match a visible element: "p", ".c-1a2b", "[data-open]", "[data-open=true]". Hidden
 * elements and noscript don't count.
 */
function visibleSelectors(html: string): ReadonlySet<string> {
  const visible = new Set(["html", "body"]);
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const isHidden = open.at(-1) === true || tag === "noscript" || "hidden" in attributes;
      if (!VOID.test(tag)) open.push(isHidden);
      if (isHidden) return;
      visible.add(tag);
      for (const name of attributes.class?.split(" ") ?? []) visible.add(`.${name}`);
      for (const [name, value] of Object.entries(attributes)) visible.add(`[${name}]`).add(`[${name}=${value}]`);
    },
    onclosetag(tag) {
      if (!VOID.test(tag)) open.pop();
    },
  });
  parser.write(html);
  return visible;
}

const OWN_CLASS = new RegExp(`\\.${STYLE_KEY}-\\w+`);

/** States that need an action of the visitor. */
const STATE = /:(hover|focus|active|disabled)/;

/**
 * Returns whether a selector matches no visible element until the visitor acts. Global rules of such states don't count:
 * they have to stay before the rules of classes.
 */
function matchesNothing(selector: string, visible: ReadonlySet<string>): boolean {
  // Selectors of element names only: any class has a higher specificity.
  if (/^[a-z][a-z\d\s>+~*]*$/.test(selector))
    return !(selector.match(/[a-z]\w*/g) ?? []).every((tag) => visible.has(tag));
  const [ownClass] = OWN_CLASS.exec(selector) ?? [];
  if (ownClass !== undefined && (STATE.test(selector) || !visible.has(ownClass))) return true;
  const required = selector.replace(/:(is|where|not)\([^)]*\)/g, "").match(/\[(data|aria)-[\w-]+(=[\w-]+)?\]/g) ?? [];
  return required.some((attribute) => !visible.has(attribute));
}

/** Decides by a rule's selectors and the at-rule around it. An at-rule without rules, such as @keyframes, has no selectors. */
type Keep = (selectors: readonly string[], condition: string) => boolean;

function keepRules(nodes: readonly Element[], keep: Keep, condition = ""): string {
  const texts = nodes.map((node) => {
    const children = Array.isArray(node.children) ? node.children : [];
    const isRule = node.type === RULESET;
    if (isRule || node.type === "@keyframes" || !children.some(({ type }) => type === RULESET)) {
      return keep(isRule ? [node.props].flat() : [], isRule ? condition : node.value)
        ? serialize([node], stringify)
        : "";
    }
    const kept = keepRules(children, keep, node.value);
    return kept && `${node.value}{${kept}}`;
  });
  return texts.join("");
}

/**
 * Splits the CSS of a page: rules for the first screen, and rules for the rest, for states that need an action, and for
 * print. Rules keep their order in each part. A global rule in the second part must not have the specificity of one class.
 */
export function splitStyles(css: string, firstScreen: string): { readonly first: string; readonly later: string } {
  const visible = visibleSelectors(firstScreen);
  const nodes = compile(css);
  const isLater: Keep = (selectors, condition) =>
    /^@(media print|page)/.test(condition) ||
    (selectors.length > 0 && selectors.every((selector) => matchesNothing(selector, visible)));
  const rules = keepRules(nodes, (selectors, condition) => selectors.length > 0 && !isLater(selectors, condition));
  // Keyframes go with the rules that use them.
  const comesLater: Keep = (selectors, condition) =>
    isLater(selectors, condition) || (condition.startsWith("@keyframes ") && !rules.includes(condition.slice(11)));
  const first = keepRules(nodes, (selectors, condition) => !comesLater(selectors, condition));
  return { first, later: keepRules(nodes, comesLater) };
}
