import { createHash } from "node:crypto";
import type { GatsbyCache } from "gatsby";
import { inlineCode } from "./inline-code";
import type { InlineCode } from "./inline-code";

/** As JSON, by the digests of the pages' HTML. */
type Kept = Record<
  string,
  { readonly scripts: string[]; readonly styles: string[]; readonly hasStyleAttributes: boolean }
>;

const KEY = "inline-code";

/** Finds the code in pages, and remembers it from one build to the next: parsing ten thousand takes half a minute. */
export interface KeptCode {
  codeIn(html: string): InlineCode;
  /** Keeps the code of the pages that were asked for, and forgets that of others. */
  keep(): Promise<void>;
}

/** Reads what the build before has found. */
export async function readKeptCode(cache: GatsbyCache): Promise<KeptCode> {
  const before = ((await cache.get(KEY)) ?? {}) as Kept;
  const now: Kept = {};
  return {
    codeIn: (html) => {
      const digest = createHash("sha1").update(html).digest("base64");
      const known = before[digest];
      const code = known
        ? { ...known, scripts: new Set(known.scripts), styles: new Set(known.styles) }
        : inlineCode(html);
      now[digest] = { ...code, scripts: [...code.scripts], styles: [...code.styles] };
      return code;
    },
    keep: async () => {
      await cache.set(KEY, now);
    },
  };
}
