import escapeHtml from "escape-html";
import type { FieldOption } from "../../src/forms/choices";
import { fieldAttributes } from "../../src/forms/field-attributes";
import {
  ASTERISK_EXPLAINED,
  OUTCOME_MESSAGES,
  POLICY_LINK,
  SUBMIT_LABELS,
  USE_EXPLAINED,
  attentionText,
} from "../../src/forms/form-copy";
import { formFields } from "../../src/forms/form-fields";
import { cameFromAnchor, ENDPOINTS, FORM_NAMES, HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { htmlDocument } from "../html/html-document";
import offered from "../generated/choices.json";
import { CHOICES } from "./choices";
import type { FieldErrors, RawFields } from "./submission";

/** The parameter by which a form that a function has shown again says where it was first. */
const FROM = "from";

/** What a page of the site may be called, as the first part of its address. */
const PAGE = /^[a-z-]+$/;

/**
 * Returns the page of the site that a plain form was sent from: "webinars" for /webinars. Undefined where the request
 * doesn't say, or names a page below another.
 */
export function senderPage(request: Request): string | undefined {
  const { host, searchParams } = new URL(request.url);
  const sender = request.headers.get("referer");
  const address = sender !== null && URL.canParse(sender) ? new URL(sender) : undefined;
  const page = searchParams.get(FROM) ?? (address?.host === host ? address.pathname.slice(1) : "");
  return PAGE.test(page) ? page : undefined;
}

/**
 * Returns the end of a result page's address, by which the page shows the way back: `#from-webinars`; else empty.
 *
 * @param page what senderPage has found
 */
export function cameFromFragment(page: string | undefined): string {
  return page === undefined ? "" : `#${cameFromAnchor(page)}`;
}

/** Writes attributes as HTML has them: those that are false or missing are left out. */
function attributesHtml(values: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const present = Object.entries(values).filter(([, value]) => value !== undefined && value !== false);
  return present
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .map(([name, value]) => (value === true ? name : `${name}="${escapeHtml(String(value))}"`))
    .join(" ");
}

/** Writes the options of a select, with what was chosen among them, also where the site has ceased to offer it. */
function optionsHtml(options: readonly FieldOption[], chosen: string): string {
  const isOffered = options.some(({ value }) => value === chosen);
  return [...options, ...(isOffered ? [] : [{ value: chosen, label: chosen }])]
    .map(
      ({ value, label }) =>
        `<option ${attributesHtml({ value, selected: value === chosen })}>${escapeHtml(label)}</option>`,
    )
    .join("");
}

function fieldHtml(field: Queries.FormFieldContentFragment, value: string, error: string | undefined): string {
  const { name, label, required, hint, type } = field;
  const { hintId, errorId, select, textarea, input } = fieldAttributes(field, name, Boolean(error));
  const options = CHOICES[name];
  const control = () => {
    if (options) return `<select ${attributesHtml(select)}>${optionsHtml(options, value)}</select>`;
    // A line break at the beginning of a text area is no part of its value.
    if (type === "multiline") return `<textarea ${attributesHtml(textarea)}>\n${escapeHtml(value)}</textarea>`;
    return `<input ${attributesHtml({ ...input, value })}>`;
  };
  return [
    `<div><label for="${name}">${escapeHtml(label)}${required ? '<span aria-hidden="true"> *</span>' : ""}</label>`,
    hintId && hint ? `<p ${attributesHtml({ id: hintId })}>${escapeHtml(hint)}</p>` : "",
    control(),
    error ? `<p class="error" ${attributesHtml({ id: errorId })}>${escapeHtml(error)}</p>` : "",
    "</div>",
  ].join("");
}

/** Lists what is wrong, with a link to each field of the form; a field that the form doesn't have is only named. */
function errorList(errors: FieldErrors, known: readonly string[]): string {
  const items = Object.entries(errors).map(([name, message]) => {
    const text = escapeHtml(message);
    return known.includes(name) ? `<li><a href="#${escapeHtml(name)}">${text}</a></li>` : `<li>${text}</li>`;
  });
  if (items.length === 0) return "";
  return `<p class="error">${attentionText(items.length)}</p><ul>${items.join("")}</ul>`;
}

/** A plain form that was not taken. */
interface RejectedForm {
  /** The HTTP status of the answer. */
  readonly status: number;
  /** The fields as they arrived. */
  readonly entered: RawFields;
  readonly errors: FieldErrors;
  /** The page of the site that the form was sent from first. */
  readonly page: string | undefined;
  /** What else is to be said, as when to try again. */
  readonly advice?: string;
  /** Headers besides those of every page. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers a browser without JavaScript whose form was not taken: with the form, what was entered in it, and what is
 * wrong. Nothing that was entered gets into an address.
 */
export function formAgain(kind: SubmissionKind, rejected: RejectedForm): Response {
  const { status, entered, errors, page, advice, headers } = rejected;
  const { title, text } = OUTCOME_MESSAGES[kind].failure;
  const fields = formFields(kind).filter(({ name }) => name !== "service" || offered.services.length > 0);
  const valueOf = (name: string) => String(entered.get(name) ?? "");
  const names = fields.map(({ name }) => name);
  const query = page === undefined ? "" : `?${FROM}=${page}`;
  const content = [
    `<p>${escapeHtml(text)}</p>`,
    advice === undefined ? "" : `<p class="error">${escapeHtml(advice)}</p>`,
    errorList(errors, names),
    `<form method="post" action="${ENDPOINTS[kind]}${query}" aria-label="${FORM_NAMES[kind]}">`,
    fields.some(({ required }) => !required) ? `<p>${ASTERISK_EXPLAINED}</p>` : "",
    ...fields.map((field) => fieldHtml(field, valueOf(field.name), errors[field.name])),
    `<p>${escapeHtml(USE_EXPLAINED[kind])} <a href="${POLICY_LINK.to}">${POLICY_LINK.label}</a></p>`,
    `<button>${escapeHtml(SUBMIT_LABELS[kind].idle)}</button>`,
    `<input hidden name="${HONEYPOT_FIELD}" value="${escapeHtml(valueOf(HONEYPOT_FIELD))}"></form>`,
  ];
  return htmlDocument(status, title, content.join(""), headers);
}
