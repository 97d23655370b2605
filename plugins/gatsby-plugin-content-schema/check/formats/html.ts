import type { ValueProblem } from "../problem";
import { checkAttributes } from "./html-attributes";
import { readHtml } from "./html-reader";
import { checkStructure } from "./html-structure";
import type { SitePaths } from "../site/site-paths";

/**
 * Checks an editor's HTML: only tags and attributes that the site has a style for, every tag closed where it was
 * opened, and links that lead somewhere.
 */
export function checkHtml(
  html: string,
  asked: { readonly isDraft: boolean },
  site: { readonly paths: SitePaths },
): ValueProblem[] {
  const { tags, comments } = readHtml(html);
  return [
    ...checkStructure(tags, html),
    ...tags.flatMap((tag) => checkAttributes(tag, asked, site)),
    ...comments.map((index): ValueProblem => ({
      severity: "warning",
      part: index,
      message: "this comment is sent to everybody who reads the page",
      remedy: "Delete it, from <!-- to -->.",
    })),
  ];
}
