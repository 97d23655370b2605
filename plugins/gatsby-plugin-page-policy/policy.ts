import { digestSource } from "./inline-code";
import type { InlineCode } from "./inline-code";

/** The sources that a policy allows, by directive: https://www.w3.org/TR/CSP3/ */
export type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"];
const SELF = ["'self'"];
const INLINE = "'unsafe-inline'";

/**
 * The text of style elements that scripts add: none, as they are filled rule by rule, which no policy restricts
 * (https://github.com/emotion-js/emotion/issues/1993).
 */
const ADDED_STYLES = digestSource("");

/**
 * Allows what a page of the site needs: scripts of its own and those in its HTML, styles in its HTML, and pictures.
 *
 * `default-src` is not `'none'`, as Firefox applies it to what a page prefetches.
 *
 * @param code the code in the page's HTML, and in that of others under the same rule
 * @param imageOrigins hosts that pictures may come from: "https://pictures.example"
 */
export function pagePolicy(code: InlineCode, imageOrigins: readonly string[]): Policy {
  return {
    "default-src": SELF,
    "script-src": [...SELF, ...code.scripts],
    "style-src": [...SELF, ADDED_STYLES, ...code.styles],
    ...(code.hasStyleAttributes ? { "style-src-attr": [INLINE] } : {}),
    "img-src": [...SELF, "data:", ...imageOrigins],
    "frame-src": NONE,
    "object-src": NONE,
    "base-uri": NONE,
    "form-action": SELF,
    "frame-ancestors": NONE,
  };
}

/**
 * Allows what a file shows that a browser opens by itself, such as a picture in SVG: the styles that stand in it. Nothing
 * in it may run or load anything.
 */
export const FILE_POLICY: Policy = {
  "default-src": NONE,
  "style-src": [INLINE],
  "base-uri": NONE,
  "form-action": NONE,
  "frame-ancestors": NONE,
};

/** Writes a policy as the value of its header. */
export function asHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join(";");
}

/** Writes a policy as an element of the page, where browsers ignore `frame-ancestors`. */
export function asMeta(policy: Policy): string {
  const enforced = Object.entries(policy).filter(([directive]) => directive !== "frame-ancestors");
  return `<meta http-equiv="Content-Security-Policy" content="${asHeader(Object.fromEntries(enforced))}"/>`;
}
