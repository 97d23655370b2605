import { Parser } from "htmlparser2";
import { RULESET, compile, serialize, stringify } from "stylis";
import type { Element } from "stylis";
import { STYLE_KEY } from "../runtime/style-key";

/** The start of what FirstScreenEnd renders. */
export const END = '<div data-first-screen-end="" hidden="">';

export const STYLES_AT_END = /<div data-first-screen-end="" hidden=""><style>(.*?)<\/style>/s;

/** Elements without content, which never close. */
const VOID = /^(img|br|hr|input|link|meta|source|wbr)$/;

/**
 * Finds what is drawn of a page, as selectors write it: "p", ".c-1a2b", "[data-open]", "[data-open=true]". Hidden elements
 * aren't drawn, nor is what only visitors without scripts see.
 */
function readDrawn(html: string): ReadonlySet<string> {
  const drawn = new Set(["html", "body"]);
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const isHidden = open.at(-1) === true || tag === "noscript" || "hidden" in attributes;
      if (!VOID.test(tag)) open.push(isHidden);
      if (isHidden) return;
      drawn.add(tag);
      for (const name of attributes.class?.split(" ") ?? []) drawn.add(`.${name}`);
      for (const [name, value] of Object.entries(attributes)) drawn.add(`[${name}]`).add(`[${name}=${value}]`);
    },
    onclosetag(tag) {
      if (!VOID.test(tag)) open.pop();
    },
  });
  parser.write(html);
  return drawn;
}

const OWN_CLASS = new RegExp(`\\.${STYLE_KEY}-\\w+`);

/** States that a page isn't in before the visitor does something. */
const STATE = /:(hover|focus|active|disabled)/;

/**
 * Says whether a selector finds nothing in what is drawn, until the visitor does something. Global rules of such states
 * stay first, as the rules of classes have to come after them.
 */
function findsNothing(selector: string, drawn: ReadonlySet<string>): boolean {
  // Names of elements alone, which any class outdoes.
  if (/^[a-z][a-z\d\s>+~*]*$/.test(selector))
    return !(selector.match(/[a-z]\w*/g) ?? []).every((tag) => drawn.has(tag));
  const [ownClass] = OWN_CLASS.exec(selector) ?? [];
  if (ownClass !== undefined && (STATE.test(selector) || !drawn.has(ownClass))) return true;
  const required = selector.replace(/:(is|where|not)\([^)]*\)/g, "").match(/\[(data|aria)-[\w-]+(=[\w-]+)?\]/g) ?? [];
  return required.some((attribute) => !drawn.has(attribute));
}

/** Whether a rule is kept: by its selectors, and by the at-rule around it; an at-rule without rules has no selectors. */
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
 * Divides the CSS of a page: what the first screen needs, and what only the rest needs, or what the visitor does, or paper.
 * Rules keep their order within each part; the global ones that come later are more specific than a class, or less.
 */
export function splitStyles(css: string, firstScreen: string): { readonly first: string; readonly later: string } {
  const drawn = readDrawn(firstScreen);
  const nodes = compile(css);
  const isLater: Keep = (selectors, condition) =>
    /^@(media print|page)/.test(condition) ||
    (selectors.length > 0 && selectors.every((selector) => findsNothing(selector, drawn)));
  const rules = keepRules(nodes, (selectors, condition) => selectors.length > 0 && !isLater(selectors, condition));
  // A movement is needed where a rule names it.
  const comesLater: Keep = (selectors, condition) =>
    isLater(selectors, condition) || (condition.startsWith("@keyframes ") && !rules.includes(condition.slice(11)));
  const first = keepRules(nodes, (selectors, condition) => !comesLater(selectors, condition));
  return { first, later: keepRules(nodes, comesLater) };
}
