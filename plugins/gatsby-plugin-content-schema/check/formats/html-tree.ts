import { parseFragment } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";
import type { ValueProblem } from "../findings";
import type { HtmlParts } from "./html-reader";
import { VOID } from "./html-structure";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** A tag or words, how deep they stand, and the index of their first character. */
interface Step {
  readonly depth: number;
  readonly index: number;
}

/** What the tags and words of some HTML come to where each tag stands within those that are open. */
function written({ tags, texts }: HtmlParts, html: string): Step[] {
  const words = texts
    .filter(([start, end]) => html.slice(start, end).trim() !== "")
    .map(([index]) => ({ index, change: 0, isStep: true }));
  const marks = tags.map(({ kind, index, name }) => {
    const change = VOID.has(name) ? 0 : kind === "start" ? 1 : -1;
    return { index, change, isStep: kind === "start" };
  });
  let depth = 0;
  return [...words, ...marks]
    .sort((one, other) => one.index - other.index)
    .flatMap(({ index, change, isStep }) => {
      const step = { depth, index };
      depth += change;
      return isStep ? [step] : [];
    });
}

/** The same as browsers make of it. What they add by themselves, such as a table's body, doesn't count. */
function parsed(nodes: readonly Node[], depth = 0): Step[] {
  return nodes.flatMap((node): Step[] => {
    if ("value" in node) {
      return node.value.trim() === "" ? [] : [{ depth, index: node.sourceCodeLocation?.startOffset ?? 0 }];
    }
    if (!("tagName" in node)) return [];
    const place = node.sourceCodeLocation;
    if (!place) return parsed(node.childNodes, depth);
    return [{ depth, index: place.startOffset }, ...parsed(node.childNodes, depth + 1)];
  });
}

/**
 * Checks that browsers make of some HTML what is written: every tag and every word comes out once, where it stands.
 *
 * @param parts the HTML's parts, whose tags are allowed, closed and nested as they may be
 */
export function checkTree(parts: HtmlParts, html: string): ValueProblem[] {
  const expected = written(parts, html);
  const found = parsed(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes);
  const length = Math.max(expected.length, found.length);
  for (let place = 0; place < length; place += 1) {
    const [step, other] = [expected[place], found[place]];
    if (step?.index === other?.index && step?.depth === other?.depth) continue;
    return [
      {
        severity: "mistake",
        part: step?.index ?? other?.index ?? 0,
        message: "browsers read the text from here on otherwise than it is written",
        remedy: "Write the tags around it anew: each in a place where it may stand, and closed where it ends.",
      },
    ];
  }
  return [];
}
