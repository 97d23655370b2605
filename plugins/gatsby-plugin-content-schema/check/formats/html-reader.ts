import { Tokenizer } from "htmlparser2";

/** An attribute with its value as browsers understand it: entities resolved. */
export interface HtmlAttribute {
  readonly name: string;
  readonly value: string;
  /** Where its name stands, as the index of a character. */
  readonly index: number;
}

/** A tag as it stands in the HTML; browsers' corrections are not made. */
export interface HtmlTag {
  readonly name: string;
  readonly kind: "start" | "end";
  /** Where its `<` stands, as the index of a character. */
  readonly index: number;
  readonly attributes: readonly HtmlAttribute[];
}

/** Some HTML in its parts. */
export interface HtmlParts {
  readonly tags: readonly HtmlTag[];
  /** Where comments begin. */
  readonly comments: readonly number[];
  /** Where words stand: index of the first character, and of the first one behind. */
  readonly texts: readonly (readonly [number, number])[];
}

/**
 * Takes HTML apart with htmlparser2's tokenizer, which tells where each part stands; its parser would close and leave
 * out by itself what isn't well formed.
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
