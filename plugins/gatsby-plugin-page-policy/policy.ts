import { digestSource } from "./inline-code";
import type { InlineCode } from "./inline-code";

/** What a policy allows, by directive: https://www.w3.org/TR/CSP3/ */
export type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"];
const SELF = ["'self'"];
const INLINE = "'unsafe-inline'";

/**
 * What stands in the style elements that scripts add: nothing, as they are filled rule by rule, which no policy minds
 * (https://github.com/emotion-js/emotion/issues/1993).
 */
const ADDED_STYLES = digestSource("");

/** The scripts that run are those that the build has written, as files or in the page. */
const ownScripts = ({ scripts }: InlineCode) => [...SELF, ...scripts];

/**
 * What a page of the site may do: load from its own address, and pictures from their host.
 *
 * `default-src` is not `'none'`, as Firefox takes it for what a page fetches ahead.
 *
 * @param code the code in the page's HTML, and in that of others which the same rule is for
 * @param pictureOrigin the host that pictures may come from: "https://pictures.example"
 */
export function pagePolicy(code: InlineCode, pictureOrigin: string): Policy {
  return {
    "default-src": SELF,
    "script-src": ownScripts(code),
    "style-src": [...SELF, ADDED_STYLES, ...code.styles],
    ...(code.hasStyleAttributes ? { "style-src-attr": [INLINE] } : {}),
    "img-src": [...SELF, "data:", pictureOrigin],
    "connect-src": SELF,
    "frame-src": NONE,
    "object-src": NONE,
    "base-uri": NONE,
    "form-action": SELF,
    "frame-ancestors": NONE,
  };
}

/** What the editors' desk may do: it talks to GitHub, and makes its styles as it goes. */
export function deskPolicy(pictureOrigin: string): Policy {
  return {
    "default-src": NONE,
    "script-src": SELF,
    "style-src": [...SELF, INLINE],
    "font-src": SELF,
    "img-src": [...SELF, "blob:", "data:", pictureOrigin, "https://*.githubusercontent.com"],
    "connect-src": [...SELF, "blob:", "data:", "https://api.github.com", "https://www.githubstatus.com"],
    "manifest-src": SELF,
    "object-src": NONE,
    "base-uri": NONE,
    "form-action": NONE,
    "frame-ancestors": NONE,
  };
}

/**
 * The policy of every address. An address with a rule of its own has both, and a browser keeps to both, so this one
 * allows what the pages and the desk need together.
 *
 * @param code the code in the HTML of all pages
 */
export function commonPolicy(code: InlineCode, pictureOrigin: string): Policy {
  return {
    ...deskPolicy(pictureOrigin),
    "default-src": SELF,
    "script-src": ownScripts(code),
    "frame-src": NONE,
    "form-action": SELF,
  };
}

/** A policy as a header says it. */
export function asHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** A policy as a page says it of itself, where a browser heeds all but who may frame it. */
export function asMeta(policy: Policy): string {
  const heeded = Object.entries(policy).filter(([directive]) => directive !== "frame-ancestors");
  return `<meta http-equiv="Content-Security-Policy" content="${asHeader(Object.fromEntries(heeded))}"/>`;
}
