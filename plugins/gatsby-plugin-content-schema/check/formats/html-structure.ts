import { nearest } from "../findings";
import type { ValueProblem } from "../findings";
import type { HtmlParts, HtmlTag } from "./html-reader";

const WORDS = ["strong", "em", "cite", "a"];
const BLOCKS = ["h3", "h4", "p", "ul", "ol", "blockquote", "figure", "table", "img"];

/** The key in MAY_HOLD for HTML outside of any tag. */
const OUTSIDE = "";

/** The tags that content may use, and the tags that each may hold. */
export const MAY_HOLD: Readonly<Record<string, readonly string[]>> = {
  [OUTSIDE]: [...BLOCKS, ...WORDS],
  h3: WORDS,
  h4: WORDS,
  p: WORDS,
  strong: WORDS,
  em: WORDS,
  cite: WORDS,
  a: WORDS,
  ul: ["li"],
  ol: ["li"],
  li: [...WORDS, ...BLOCKS],
  blockquote: [...WORDS, ...BLOCKS],
  figure: [...BLOCKS, "figcaption"],
  figcaption: [...WORDS, "p"],
  table: ["caption", "thead", "tbody", "tr"],
  caption: WORDS,
  thead: ["tr"],
  tbody: ["tr"],
  tr: ["th", "td"],
  th: [...WORDS, ...BLOCKS],
  td: [...WORDS, ...BLOCKS],
  img: [],
};

/** The attributes that each tag may carry; others may carry none. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  img: ["src", "alt"],
  th: ["scope"],
};

/** What to write instead of tags that editors and their programs often write. */
const INSTEAD: Readonly<Record<string, string>> = {
  b: "<strong>",
  i: "<em>",
  h1: "<h3>",
  h2: "<h3>",
  h5: "<h4>",
  h6: "<h4>",
  div: "<p>",
  br: "</p><p>",
  q: "“ and ”",
};

/** Tags without an end. https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
export const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

const written = ({ kind, name }: HtmlTag) => (kind === "start" ? `<${name}>` : `</${name}>`);

function wrong(tag: HtmlTag, message: string, remedy: string, suggestion?: string): ValueProblem {
  return {
    severity: "mistake",
    part: tag.index,
    value: written(tag),
    message,
    remedy,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function forbidden(tag: HtmlTag): ValueProblem {
  const near = nearest(tag.name, Object.keys(MAY_HOLD));
  const suggestion = INSTEAD[tag.name] ?? (near ? `<${near}>` : undefined);
  return wrong(
    tag,
    `the tag ${written(tag)} can't be used here`,
    "Use headings (h3, h4), paragraphs, lists, quotes, pictures, tables, links, strong and em only.",
    suggestion,
  );
}

const unclosed = (tag: HtmlTag) => wrong(tag, `${written(tag)} is never closed`, `Write </${tag.name}> where it ends.`);

function misplaced(tag: HtmlTag, open: readonly HtmlTag[]): ValueProblem | undefined {
  const parent = open.at(-1);
  const allowed = MAY_HOLD[parent?.name ?? OUTSIDE];
  // Whoever stands within a forbidden tag will move when that one goes.
  if (!allowed || (allowed.includes(tag.name) && !open.some(({ name }) => name === "a" && tag.name === "a")))
    return undefined;
  if (parent?.name === tag.name) return unclosed(parent);
  const homes = Object.keys(MAY_HOLD).filter((name) => name !== OUTSIDE && MAY_HOLD[name]?.includes(tag.name));
  const isBlock = MAY_HOLD[OUTSIDE]?.includes(tag.name);
  return wrong(
    tag,
    `${written(tag)} can't stand ${parent ? `within ${written(parent)}` : "on its own"}`,
    isBlock
      ? `Close ${parent ? written(parent) : "what is open"} before it.`
      : `Put it into ${homes.map((name) => `<${name}>`).join(" or ")}.`,
  );
}

/** Finds the first mistake in how tags are nested; what follows from it is not reported. */
function firstBreak(tags: readonly HtmlTag[]): ValueProblem | undefined {
  const open: HtmlTag[] = [];
  for (const tag of tags) {
    if (tag.kind === "end" && VOID.has(tag.name)) continue;
    const last = open.at(-1);
    if (tag.kind === "start") {
      const problem = tag.name in MAY_HOLD ? misplaced(tag, open) : undefined;
      if (problem) return problem;
      if (!VOID.has(tag.name)) open.push(tag);
    } else if (last?.name === tag.name) {
      open.pop();
    } else if (last && open.some(({ name }) => name === tag.name)) {
      return wrong(
        last,
        `${written(last)} is not closed before ${written(tag)}`,
        `Write </${last.name}> before ${written(tag)}.`,
      );
    } else {
      const remedy = last
        ? `Delete it, or write </${last.name}> where ${written(last)} ends.`
        : "Delete it, or write the tag that it ends.";
      return wrong(tag, `${written(tag)} ends nothing`, remedy);
    }
  }
  const [first] = open.slice(-1);
  return first && unclosed(first);
}

/** Tags that make no sense without words in them. */
const NEVER_EMPTY = new Set(Object.keys(MAY_HOLD).filter((name) => !["th", "td", OUTSIDE].includes(name)));

function emptyTags(tags: readonly HtmlTag[], html: string): ValueProblem[] {
  return tags.flatMap((tag, index) => {
    const next = tags[index + 1];
    if (tag.kind === "end" || !NEVER_EMPTY.has(tag.name) || next?.kind !== "end" || next.name !== tag.name) return [];
    const words = html.slice(html.indexOf(">", tag.index) + 1, next.index).replaceAll("&nbsp;", " ");
    return words.trim() === "" ? [wrong(tag, `${written(tag)} is empty`, "Write its words, or delete it.")] : [];
  });
}

/** Whether a tag makes a paragraph, a heading or the like, rather than standing within a line. */
export function isBlock({ name }: HtmlTag): boolean {
  return !WORDS.includes(name) && !VOID.has(name);
}

/**
 * Finds words that stand in no paragraph: they run on from what is before them. It reports the first ones only.
 *
 * @param parts HTML whose tags are well nested
 */
export function looseWords({ tags, texts }: HtmlParts, html: string): ValueProblem[] {
  let depth = 0;
  let next = 0;
  for (const [start, end] of texts) {
    for (let tag = tags[next]; tag && tag.index < start; tag = tags[(next += 1)]) {
      if (isBlock(tag)) depth += tag.kind === "start" ? 1 : -1;
    }
    const words = html.slice(start, end);
    if (depth > 0 || words.trim() === "") continue;
    const isSeveral = /\n\s*\n/.test(words.trim());
    return [
      {
        severity: isSeveral ? "mistake" : "warning",
        part: start + words.length - words.trimStart().length,
        value: words.trim(),
        message: isSeveral
          ? "these paragraphs have no tags, so the page shows them as one"
          : "these words stand in no paragraph",
        remedy: "Put <p> before and </p> behind each paragraph.",
      },
    ];
  }
  return [];
}

/** Checks that tags are allowed, closed, nested as they may be, and not empty. */
export function checkStructure(tags: readonly HtmlTag[], html: string): ValueProblem[] {
  const strange = tags.filter(({ kind, name }) => kind === "start" && !Object.hasOwn(MAY_HOLD, name));
  const broken = firstBreak(tags);
  const repeated = broken && strange.some(({ index }) => index === broken.part);
  return [...strange.map(forbidden), ...(broken && !repeated ? [broken] : []), ...emptyTags(tags, html)];
}
