import { parseFragment, Tokenizer } from "parse5";
import type { Token } from "parse5";

/** An attribute; character references in its value are resolved. */
export interface HtmlAttribute {
  readonly name: string;
  readonly value: string;
  /** The index of the first character of its name. */
  readonly index: number;
}

/** A tag as it stands in the HTML; browsers' corrections are not made. */
export interface HtmlTag {
  readonly name: string;
  readonly kind: "start" | "end";
  /** The index of its `<`. */
  readonly index: number;
  readonly attributes: readonly HtmlAttribute[];
}

/** A slip in the HTML that browsers pass over. */
export interface HtmlError {
  /** https://html.spec.whatwg.org/multipage/parsing.html#parse-errors */
  readonly code: string;
  readonly index: number;
}

/** The parts of some HTML. */
export interface HtmlParts {
  readonly tags: readonly HtmlTag[];
  /** The index of the first character of each comment, and of what browsers take for one: CDATA, declarations. */
  readonly comments: readonly number[];
  /** The words between the tags: the index of their first character, and of the first one behind. */
  readonly texts: readonly (readonly [number, number])[];
  readonly errors: readonly HtmlError[];
}

function attributesOf({ attrs, location }: Token.TagToken): HtmlAttribute[] {
  return attrs.map(({ name, value }) => ({ name, value, index: location?.attrs?.[name]?.startOffset ?? 0 }));
}

/**
 * Splits HTML into its parts and their places, as browsers do. It uses the tokenizer alone: the parser would correct what
 * isn't well formed.
 */
export function readHtml(html: string): HtmlParts {
  const tags: HtmlTag[] = [];
  const comments: number[] = [];
  const texts: [number, number][] = [];
  const errors: HtmlError[] = [];
  const addTag = (kind: HtmlTag["kind"]) => (token: Token.TagToken) => {
    const index = token.location?.startOffset ?? 0;
    tags.push({ name: token.tagName, kind, index, attributes: attributesOf(token) });
  };
  const addComment = ({ location }: Token.CommentToken | Token.DoctypeToken) => {
    comments.push(location?.startOffset ?? 0);
  };
  const addText = ({ location }: Token.CharacterToken) => {
    if (!location) return;
    const last = texts.at(-1);
    // Spaces come as tokens of their own.
    if (last?.[1] === location.startOffset) last[1] = location.endOffset;
    else texts.push([location.startOffset, location.endOffset]);
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: addTag("start"),
      onEndTag: addTag("end"),
      onComment: addComment,
      onDoctype: addComment,
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: addText,
      onEof: () => undefined,
      onParseError: ({ code, startOffset }) => {
        errors.push({ code, index: startOffset });
      },
    },
  );
  tokenizer.write(html, true);
  return { tags, comments, texts, errors };
}

/** Whether browsers read a text such as "&amp;" as another character. */
export function isCharacterReference(text: string): boolean {
  const [node] = parseFragment(text).childNodes;
  return node !== undefined && "value" in node && node.value !== text;
}
