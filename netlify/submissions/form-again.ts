import escapeHtml from "escape-html";
import { OUTCOME_MESSAGES, attentionText } from "../../src/forms/form-copy";
import { formFields } from "../../src/forms/form-fields";
import { ENDPOINTS, FORM_NAMES, HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { htmlDocument } from "../html/html-document";
import type { RawFields } from "./body-format";
import { formHtml } from "./form-html";
import type { FieldErrors, Refusal } from "./refusal";
import { cameFromQuery } from "./sender-page";

/** What is wrong, with the way to each field of the form; a field that the form doesn't have is only named. */
function errorList(errors: FieldErrors, known: readonly string[]): string {
  const items = Object.entries(errors).map(([name, message]) => {
    const text = escapeHtml(message);
    return known.includes(name) ? `<li><a href="#${escapeHtml(name)}">${text}</a></li>` : `<li>${text}</li>`;
  });
  if (items.length === 0) return "";
  return `<p class="error">${attentionText(items.length)}</p><ul>${items.join("")}</ul>`;
}

/**
 * Answers a browser without JavaScript whose form was not taken: the form again, with what was entered, and what is wrong
 * with it. Nothing that was entered gets into an address.
 *
 * @param entered the fields as they arrived
 * @param page the page of the site that the form was sent from first
 */
export function formAgain(
  kind: SubmissionKind,
  entered: RawFields,
  { status, fields: errors = {} }: Refusal,
  page: string | undefined,
): Response {
  const { title, text } = OUTCOME_MESSAGES[kind].failure;
  const known = formFields(kind).map(({ name }) => name);
  const content = [
    `<p>${escapeHtml(text)}</p>`,
    errorList(errors, known),
    `<form method="post" action="${ENDPOINTS[kind]}${cameFromQuery(page)}" aria-label="${FORM_NAMES[kind]}">`,
    formHtml(kind, entered, errors),
    `<input hidden name="${HONEYPOT_FIELD}" value="${escapeHtml(String(entered.get(HONEYPOT_FIELD) ?? ""))}"></form>`,
  ];
  return htmlDocument(status, title, content.join(""));
}
