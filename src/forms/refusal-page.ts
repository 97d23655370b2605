import { escapeHtml } from "../lib/escape-html";
import { colors } from "../theme/colors";
import { OUTCOME_MESSAGES } from "./form-copy";
import type { SubmissionKind } from "./submission-kind";

/** The styles of the page. Its content security policy allows only these. */
export const REFUSAL_STYLE = [
  `body{margin:0;padding:2rem 1.5rem 4rem;background:${colors.ground};color:${colors.ink}}`,
  "body{font:1.0625rem/1.65 system-ui,sans-serif}main{max-width:36rem;margin:0 auto}",
  `h1{margin:3rem 0 1rem;font:2.25rem/1.15 Georgia,serif}li{color:${colors.danger};font-weight:700}a{color:${colors.accent}}`,
].join("");

/**
 * The page that refuses a form from a browser without JavaScript: plain HTML that lists the reasons. The browser keeps the input
 * on the form's page, so the page has no form of its own.
 */
export function refusalPage(kind: SubmissionKind, brand: string, status: 403 | 422, reasons: readonly string[]) {
  const { title, text } = OUTCOME_MESSAGES[kind].failure;
  const [safeTitle, safeBrand] = [escapeHtml(title), escapeHtml(brand)];
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${safeTitle} | ${safeBrand}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${REFUSAL_STYLE}</style></head><body><main>`,
    `<a href="/"><img src="/brand/wordmark.svg" height="28" alt="${safeBrand}, home page"></a>`,
    `<h1>${safeTitle}</h1><p>${escapeHtml(text)}</p>${status === 422 ? "<p>Please correct:</p>" : ""}`,
    `<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join("")}</ul>`,
    "<p>To return to the form, use your browser's Back button. What you wrote is still there.</p></main></body></html>",
  ].join("");
}
