import { fromHtml } from "hast-util-from-html";
import type { HtmlElement, HtmlNode } from "./trees";

/** Elements that begin a new line; all others are marks on the words within them. */
const BLOCKS = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li blockquote figure figcaption table caption thead tbody tr th td img div hr".split(" "),
);

/** Elements whose words may stand in a paragraph or not, without a difference to the reader. */
const HOLDS_PARAGRAPHS = new Set(["", "blockquote"]);

/** Some words with the elements around them. */
type Run = readonly [words: string, ...marks: string[]];

/** A block by its tag with attributes, and what is in it. */
type Block = readonly [tag: string, ...content: (Block | readonly Run[])[]];

/** Reads HTML as browsers do, with the place of everything in it. */
export function readFragment(html: string) {
  return fromHtml(html, { fragment: true });
}

/** Whether a node is a block, rather than words. */
function isBlock(node: HtmlNode): boolean {
  return node.type === "comment" || (node.type === "element" && BLOCKS.has(node.tagName));
}

function tagOf({ tagName, properties }: HtmlElement): string {
  return Object.keys(properties).length === 0 ? tagName : `${tagName} ${JSON.stringify(properties)}`;
}

/** Lists the words of some nodes. Spaces have no marks: nobody sees whether a space is bold. */
function runsIn(nodes: readonly HtmlNode[], marks: readonly string[]): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === "element") {
      return runsIn(node.children, [...new Set([...marks, tagOf(node)])].toSorted());
    }
    if (node.type !== "text") return [];
    const words = node.value.split(/([ \t\n\r\f]+)/).filter((word) => word !== "");
    return words.map((word): Run => (/^[ \t\n\r\f]/.test(word) ? [" "] : [word, ...marks]));
  });
}

const isSpace = ([words]: Run) => words === " ";

function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const [words, ...marks] = run;
    if (!last || isSpace(last) !== isSpace(run) || last.slice(1).join() !== marks.join()) merged.push(run);
    else if (!isSpace(run)) merged.splice(-1, 1, [last[0] + words, ...marks]);
  }
  const start = merged.findIndex((run) => !isSpace(run));
  return start < 0 ? [] : merged.slice(start, merged.findLastIndex((run) => !isSpace(run)) + 1);
}

/** Groups neighbours that are words, and leaves each block alone. */
export function groupWords(nodes: readonly HtmlNode[]): (readonly [HtmlNode, ...HtmlNode[]])[] {
  const groups: [HtmlNode, ...HtmlNode[]][] = [];
  let wasBlock = true;
  for (const node of nodes) {
    const last = groups.at(-1);
    if (wasBlock || isBlock(node) || !last) groups.push([node]);
    else last.push(node);
    wasBlock = isBlock(node);
  }
  return groups;
}

function contentOf(tag: string, nodes: readonly HtmlNode[]): (Block | readonly Run[])[] {
  return groupWords(nodes).flatMap((group): (Block | readonly Run[])[] => {
    const [first] = group;
    if (first.type === "comment") return [["#comment", [[first.value]]]];
    if (first.type === "element" && isBlock(first))
      return [[tagOf(first), ...contentOf(first.tagName, first.children)]];
    const runs = mergeRuns(runsIn(group, []));
    if (runs.length === 0) return [];
    return [HOLDS_PARAGRAPHS.has(tag) ? ["p", runs] : runs];
  });
}

/**
 * Returns what HTML says, whatever its bytes: two texts of the same meaning look the same to every visitor.
 *
 * @param nodes as `readFragment` reads them
 */
export function meaningOf(nodes: readonly HtmlNode[]): string {
  return JSON.stringify(contentOf("", nodes));
}

/** Whether two HTML texts say the same, whatever their bytes. */
export function meanSame(one: string, other: string): boolean {
  return one === other || meaningOf(readFragment(one).children) === meaningOf(readFragment(other).children);
}
