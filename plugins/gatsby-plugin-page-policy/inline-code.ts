import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** The code in HTML that a policy has to allow. */
export interface InlineCode {
  /** Digests of its scripts, as policies write them. */
  readonly scripts: ReadonlySet<string>;
  /** Digests of its style elements. */
  readonly styles: ReadonlySet<string>;
  readonly hasStyleAttributes: boolean;
}

/** Returns the digest of a script's or style's text, as policies write it: `'sha256-…'` */
export function digestSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Tells whether a script is data, which browsers don't run, such as JSON-LD. */
const isData = (type = "") => /\bjson$/.test(type);

/** Finds the code in a page's HTML. */
export function inlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let hasStyleAttributes = false;
  let digests: Set<string> | undefined;
  let text = "";
  const parser = new Parser(
    {
      onopentag(tag, { src, style, type }) {
        hasStyleAttributes ||= style !== undefined;
        if (tag === "style") digests = styles;
        else if (tag === "script" && src === undefined && !isData(type)) digests = scripts;
        else digests = undefined;
        text = "";
      },
      ontext(part) {
        if (digests) text += part;
      },
      onclosetag() {
        digests?.add(digestSource(text));
        digests = undefined;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return { scripts, styles, hasStyleAttributes };
}

/** Merges the code of several pages. */
export function mergeCode(codes: readonly InlineCode[]): InlineCode {
  return {
    scripts: new Set(codes.flatMap(({ scripts }) => [...scripts])),
    styles: new Set(codes.flatMap(({ styles }) => [...styles])),
    hasStyleAttributes: codes.some(({ hasStyleAttributes }) => hasStyleAttributes),
  };
}
