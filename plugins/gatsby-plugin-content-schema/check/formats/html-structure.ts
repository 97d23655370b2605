import { nearest } from "../nearest";
import type { ValueProblem } from "../problem";
import type { HtmlTag } from "./html-reader";
import { INSTEAD, MAY_HOLD, OUTSIDE, VOID } from "./html-tags";

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
    "Use headings (h3, h4), paragraphs, lists, quotes, tables, links, strong and em only.",
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

/** The first thing that is wrong with how tags are nested; what follows from it is not told. */
function firstBreak(tags: readonly HtmlTag[]): ValueProblem | undefined {
  const open: HtmlTag[] = [];
  for (const tag of tags) {
    if (VOID.has(tag.name)) continue;
    const last = open.at(-1);
    if (tag.kind === "start") {
      const problem = tag.name in MAY_HOLD ? misplaced(tag, open) : undefined;
      if (problem) return problem;
      open.push(tag);
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
const NEVER_EMPTY = new Set(["a", "h3", "h4", "li"]);

function emptyTags(tags: readonly HtmlTag[], html: string): ValueProblem[] {
  return tags.flatMap((tag, index) => {
    const next = tags[index + 1];
    if (tag.kind === "end" || !NEVER_EMPTY.has(tag.name) || next?.kind !== "end" || next.name !== tag.name) return [];
    const words = html.slice(html.indexOf(">", tag.index) + 1, next.index);
    return words.trim() === "" ? [wrong(tag, `${written(tag)} is empty`, "Write its words, or delete it.")] : [];
  });
}

/** Checks which tags there are, and that they are closed, stand where they may, and hold what they have to. */
export function checkStructure(tags: readonly HtmlTag[], html: string): ValueProblem[] {
  const strange = tags.filter(({ kind, name }) => kind === "start" && !Object.hasOwn(MAY_HOLD, name));
  const broken = firstBreak(tags);
  const repeated = broken && strange.some(({ index }) => index === broken.part);
  return [...strange.map(forbidden), ...(broken && !repeated ? [broken] : []), ...emptyTags(tags, html)];
}
