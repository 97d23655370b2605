import { Parser, Tokenizer } from "htmlparser2";

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

/** The parts of some HTML. */
export interface HtmlParts {
  readonly tags: readonly HtmlTag[];
  /** The index of the first character of each comment. */
  readonly comments: readonly number[];
  /** The words between the tags: the index of their first character, and of the first one behind. */
  readonly texts: readonly (readonly [number, number])[];
}

/**
 * Splits HTML into its parts and their places. It uses htmlparser2's tokenizer: the parser would correct what isn't well
 * formed.
 */
export function readHtml(html: string): HtmlParts {
  const tags: HtmlTag[] = [];
  const comments: number[] = [];
  const texts: [number, number][] = [];
  let attributes: HtmlAttribute[] = [];
  let attribute = { name: "", value: "", index: 0 };
  const tag = (kind: HtmlTag["kind"], start: number, end: number) => {
    attributes = [];
    const index = html.lastIndexOf("<", start);
    tags.push({ name: html.slice(start, end).toLowerCase(), kind, index, attributes });
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        tag("start", start, end);
      },
      onclosetag: (start, end) => {
        tag("end", start, end);
      },
      onattribname: (start, end) => {
        attribute = { name: html.slice(start, end).toLowerCase(), value: "", index: start };
      },
      onattribdata: (start, end) => {
        attribute.value += html.slice(start, end);
      },
      onattribentity: (codePoint) => {
        attribute.value += String.fromCodePoint(codePoint);
      },
      onattribend: () => {
        attributes.push(attribute);
      },
      oncomment: (start) => {
        comments.push(html.lastIndexOf("<", start));
      },
      ontext: (start, end) => {
        texts.push([start, end]);
      },
      ontextentity: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onopentagend: ignore,
      onselfclosingtag: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { tags, comments, texts };
}

/** Whether browsers read a text such as "&amp;" as another character. */
export function isCharacterReference(text: string): boolean {
  let read = "";
  const parser = new Parser({
    ontext: (part) => {
      read += part;
    },
  });
  parser.end(text);
  return read !== text;
}
