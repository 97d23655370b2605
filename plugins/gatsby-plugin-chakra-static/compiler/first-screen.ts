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

/** Finds the classes of the elements that are drawn. */
function drawnClasses(html: string): ReadonlySet<string> {
  const classes = new Set<string>();
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const undrawn = open.at(-1) === true || isUndrawn(tag, attributes);
      if (!undrawn) for (const name of attributes.class?.split(" ") ?? []) classes.add(name);
      if (!VOID.has(tag)) open.push(undrawn);
    },
    onclosetag(tag) {
      if (!VOID.has(tag)) open.pop();
    },
  });
  parser.write(html);
  return classes;
}

const OWN_CLASS = new RegExp(`\\.(${STYLE_KEY}-\\w+)`);

/** States that a page isn't in before the visitor does something. */
const STATE = /:(hover|focus|active|disabled)|::selection/;

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
 * Divides the CSS of a page. Rules keep their order within each part. Global rules stay in the first, as the rules of
 * classes have to come behind them; those for paper are marked as important, or more specific.
 */
export function splitStyles(css: string, firstScreen: string): SplitStyles {
  const drawn = drawnClasses(firstScreen);
  const isLater = (selectors: readonly string[], condition: string) => {
    if (/^@(media print|page)/.test(condition)) return true;
    return (
      selectors.length > 0 &&
      selectors.every((selector) => {
        const name = OWN_CLASS.exec(selector)?.[1];
        return STATE.test(selector) || (name !== undefined && !drawn.has(name));
      })
    );
  };
  return {
    first: keepRules(compile(css), (selectors, condition) => !isLater(selectors, condition)),
    later: keepRules(compile(css), isLater),
  };
}

/**
 * Returns a page's HTML before the end of its first screen, or undefined where it names none.
 */
export function firstScreenOf(html: string): string | undefined {
  const { index } = END.exec(html) ?? {};
  return index === undefined ? undefined : html.slice(0, index);
}

/** Links a style sheet where the first screen ends. */
export const linkAtEnd = (html: string, address: string): string =>
  html.replace(END, `$1<link rel="stylesheet" href="${address}" data-emotion="${STYLE_KEY}"/>$2`);
