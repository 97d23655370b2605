import { createHash } from "node:crypto";
import escapeHtml from "escape-html";
import site from "../../data/site.json";
import { htmlPage } from "../submissions/responses";

/** What a page says. */
export interface PageWords {
  readonly title: string;
  readonly text: string;
  /** The button that goes on; the page has none when left out. */
  readonly button?: string;
}

/** In the visitor's own colors, light or dark. */
const STYLE = [
  ":root{color-scheme:light dark}body{margin:0;padding:4rem 1.5rem;font:1.0625rem/1.65 system-ui,sans-serif}",
  "main{max-width:36rem;margin:0 auto}h1{font:2rem/1.2 Georgia,serif}",
  "button{font:inherit;min-height:2.75rem;padding:0 1.5rem;cursor:pointer}",
].join("");

const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/**
 * A page of its own, in plain HTML: whoever follows a link in a mail needs neither scripts nor the rest of the site.
 *
 * @param status the HTTP status
 */
export function page(status: number, { title, text, button }: PageWords): Response {
  // It posts to its own address, which names the subscription.
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : "";
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)} | ${escapeHtml(site.brand)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}`,
    `<p><a href="/">${escapeHtml(site.product)}</a></p></main></body></html>`,
  ];
  return htmlPage(status, html.join(""), STYLE_HASH);
}
