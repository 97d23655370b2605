import { Parser } from "htmlparser2";
import { RULESET, compile, serialize, stringify } from "stylis";
import type { Element } from "stylis";
import { STYLE_KEY } from "../runtime/style-key";

/** What FirstScreenEnd renders. */
const END = /(<div data-first-screen-end="" hidden="">)(<\/div>)/;

/** The styles of a page in two parts. */
interface SplitStyles {
  /** What the first screen needs. */
  readonly first: string;
  /** What only what follows needs, or what the visitor does, or paper. */
  readonly later: string;
}

/** Elements whose content isn't drawn: those that are hidden, and what is only for visitors without scripts. */
const isUndrawn = (tag: string, { hidden }: Readonly<Record<string, string>>) =>
  hidden !== undefined || tag === "noscript";

/** Elements without content, which never close. */
const VOID = new Set(["img", "br", "hr", "input", "link", "meta", "source", "wbr"]);

/** What selectors can find in the elements that are drawn. */
interface Drawn {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** As selectors write them: "[data-open]", "[data-open=true]" */
  readonly attributes: ReadonlySet<string>;
}

/** Finds what of a page is drawn. */
function readDrawn(html: string): Drawn {
  const tags = new Set(["html", "body"]);
  const classes = new Set<string>();
  const attributes = new Set<string>();
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(tag, present) {
      const undrawn = open.at(-1) === true || isUndrawn(tag, present);
      if (!VOID.has(tag)) open.push(undrawn);
      if (undrawn) return;
      tags.add(tag);
      for (const name of present.class?.split(" ") ?? []) classes.add(name);
      for (const [name, value] of Object.entries(present)) attributes.add(`[${name}]`).add(`[${name}=${value}]`);
    },
    onclosetag(tag) {
      if (!VOID.has(tag)) open.pop();
    },
  });
  parser.write(html);
  return { tags, classes, attributes };
}

const OWN_CLASS = new RegExp(`\\.(${STYLE_KEY}-\\w+)`);

/** A selector of elements by their names alone, which any class outdoes. */
const TAGS = /^[a-z][a-z\d\s>+~*]*$/;

/** Parts of a selector that say what an element may also be, or is not. */
const ALTERNATIVES = /:(is|where|not)\([^)]*\)/g;

/** States that components keep in attributes. */
const ATTRIBUTE = /\[(data|aria)-[\w-]+(=[\w-]+)?\]/g;

/** States that a page isn't in before the visitor does something. */
const STATE = /:(hover|focus|active|disabled)/;

/**
 * Tells whether a selector can find nothing in what is drawn, until the visitor does something. Global rules of such states
 * stay first, as the rules of classes have to come behind them.
 */
function findsNothing(selector: string, { tags, classes, attributes }: Drawn): boolean {
  if (TAGS.test(selector)) return !(selector.match(/[a-z]\w*/g) ?? []).every((tag) => tags.has(tag));
  const name = OWN_CLASS.exec(selector)?.[1];
  if (name !== undefined && (STATE.test(selector) || !classes.has(name))) return true;
  const required = selector.replace(ALTERNATIVES, "").match(ATTRIBUTE) ?? [];
  return required.some((attribute) => !attributes.has(attribute));
}

/** Keeps the rules that a test passes; `condition` is that of the at-rule around a rule, or empty. */
function keepRules(
  nodes: readonly Element[],
  keep: (selectors: readonly string[], condition: string) => boolean,
  condition = "",
): string {
  return nodes
    .map((node) => {
      if (node.type === RULESET) {
        return keep([node.props].flat(), condition) ? serialize([node], stringify) : "";
      }
      const children = Array.isArray(node.children) ? node.children : [];
      if (!children.some(({ type }) => type === RULESET) || node.type === "@keyframes") {
        return keep([], node.value) ? serialize([node], stringify) : "";
      }
      const kept = keepRules(children, keep, node.value);
      return kept && `${node.value}{${kept}}`;
    })
    .join("");
}

/**
 * Divides the CSS of a page. Rules keep their order within each part; the global ones that come later are more specific
 * than a class, or less, or for paper.
 */
export function splitStyles(css: string, firstScreen: string): SplitStyles {
  const drawn = readDrawn(firstScreen);
  const isLater = (selectors: readonly string[], condition: string) =>
    /^@(media print|page)/.test(condition) ||
    (selectors.length > 0 && selectors.every((selector) => findsNothing(selector, drawn)));
  const rules = keepRules(
    compile(css),
    (selectors, condition) => selectors.length > 0 && !isLater(selectors, condition),
  );
  // A movement is needed where a rule names it.
  const isUnused = (condition: string) => {
    const [, name] = /^@keyframes (.+)/.exec(condition) ?? [];
    return name !== undefined && !rules.includes(name);
  };
  const comesLater = (selectors: readonly string[], condition: string) =>
    isLater(selectors, condition) || isUnused(condition);
  return {
    first: keepRules(compile(css), (selectors, condition) => !comesLater(selectors, condition)),
    later: keepRules(compile(css), comesLater),
  };
}

/** Returns a page's HTML before the end of its first screen, or undefined where it names none. */
export function firstScreenOf(html: string): string | undefined {
  const end = END.exec(html);
  return end ? html.slice(0, end.index) : undefined;
}

/** Puts the other styles of a page where its first screen ends. */
export const putStylesAtEnd = (html: string, css: string): string =>
  html.replace(END, (_end, before: string, after: string) => `${before}<style>${css}</style>${after}`);

const STYLES_AT_END = /(<div data-first-screen-end="" hidden="">)<style>([^]*?)<\/style>/;

/** Returns the styles where a page's first screen ends, or undefined where there are none. */
export const stylesAtEnd = (html: string): string | undefined => STYLES_AT_END.exec(html)?.[2];

/** Links a sheet in place of the styles where a page's first screen ends. */
export const linkStylesAtEnd = (html: string, address: string): string =>
  html.replace(STYLES_AT_END, `$1<link rel="stylesheet" href="${address}" data-emotion="${STYLE_KEY}"/>`);
