import { createHash } from "node:crypto";
import escapeHtml from "escape-html";
import site from "../../data/site.json";
import { colors } from "../../src/theme/colors";
import { ANSWER_HEADERS } from "../security-headers";

/** The brand's own style, but for its fonts, which are the build's. */
const STYLE = [
  `body{margin:0;padding:2rem 1.5rem 4rem;background:${colors.ground};color:${colors.ink}}`,
  "body,button,input,select,textarea{font:1.0625rem/1.65 system-ui,sans-serif}",
  `main{max-width:36rem;margin:0 auto}h1{margin:3rem 0 1rem;font:2.25rem/1.15 Georgia,serif}a{color:${colors.accent}}`,
  `button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:4px;background:${colors.accent};color:${colors.onInk}}`,
  "button{font-weight:700;cursor:pointer}form button{margin-top:2rem}",
  "label{display:block;margin-top:1.5rem;font-weight:700}label+p,.error{margin:.25rem 0}label+p{font-size:.9em}",
  "input,select,textarea{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;border-radius:4px}",
  `input,select,textarea{border:1px solid ${colors.muted};background:${colors.panel};color:inherit}`,
  `[aria-invalid]{border:2px solid ${colors.danger}}.error{font-weight:700;color:${colors.danger}}[hidden]{display:none}`,
].join("");

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** The headers of a page that a function makes itself, which is in no index and in no cache. */
const PAGE_HEADERS = {
  ...ANSWER_HEADERS,
  "content-type": "text/html; charset=utf-8",
  "x-robots-tag": "noindex",
  "content-security-policy": `default-src 'none'; img-src 'self'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
};

/**
 * Makes a page of its own in plain HTML, which needs neither scripts nor the rest of the site.
 *
 * @param status the HTTP status
 * @param title the heading, and the document's title
 * @param content HTML below the heading
 * @param headers what this page says besides the headers of every such page, or instead of them
 */
export function htmlDocument(
  status: number,
  title: string,
  content: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)} | ${escapeHtml(site.brand)}</title><style>${STYLE}</style></head>`,
    `<body><main><a href="/"><img src="/brand/wordmark.svg" width="155" height="28" alt="${escapeHtml(site.brand)}, home page"></a>`,
    `<h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
  ];
  return new Response(html.join(""), { status, headers: { ...PAGE_HEADERS, ...headers } });
}
