import { createHash } from "node:crypto";
import site from "../../data/site.json";
import { OUTCOME_MESSAGES } from "../../src/forms/form-copy";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { escapeHtml } from "../../src/lib/escape-html";
import { colors } from "../../src/theme/colors";
import { ANSWER_HEADERS } from "../security-headers";

const STYLE = [
  `body{margin:0;padding:2rem 1.5rem 4rem;background:${colors.ground};color:${colors.ink}}`,
  "body{font:1.0625rem/1.65 system-ui,sans-serif}main{max-width:36rem;margin:0 auto}",
  `h1{margin:3rem 0 1rem;font:2.25rem/1.15 Georgia,serif}li{color:${colors.danger};font-weight:700}a{color:${colors.accent}}`,
].join("");

const STYLE_DIGEST = createHash("sha256").update(STYLE).digest("base64");

const HEADERS = {
  ...ANSWER_HEADERS,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; img-src 'self'; style-src 'sha256-${STYLE_DIGEST}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/**
 * Refuses a form from a browser without JavaScript: a plain HTML page that lists the reasons. The browser keeps the input
 * on the form's page, so the page has no form of its own.
 *
 * @param reasons one sentence for each error
 */
export function refusalPage(kind: SubmissionKind, status: 403 | 422, reasons: readonly string[]): Response {
  const { title, text } = OUTCOME_MESSAGES[kind].failure;
  const brand = escapeHtml(site.brand);
  const html = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} | ${brand}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main>`,
    `<a href="/"><img src="/brand/wordmark.svg" width="155" height="28" alt="${brand}, home page"></a>`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${status === 422 ? "<p>Please correct:</p>" : ""}`,
    `<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join("")}</ul>`,
    "<p>To return to the form, use your browser's Back button. What you wrote is still there.</p></main></body></html>",
  ];
  return new Response(html.join(""), { status, headers: HEADERS });
}
