import escapeHtml from "escape-html";
import jobs from "../../data/jobs.json";
import services from "../../data/services.json";
import { positionOptions, serviceOptions } from "../../src/forms/choices";
import type { FieldOption } from "../../src/forms/choices";
import { ASTERISK_EXPLAINED, SUBMIT_LABELS } from "../../src/forms/form-copy";
import { formFields } from "../../src/forms/form-fields";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { RawFields } from "./body-format";
import type { FieldErrors } from "./refusal";

/** The entries that visitors see. */
const shown = <Entry extends object>(entries: readonly Entry[]) =>
  entries.filter((entry) => !("draft" in entry && entry.draft === true));

/** What the site offers in the fields that are choices. */
const OPTIONS: Readonly<Record<string, readonly FieldOption[]>> = {
  position: positionOptions(shown(jobs).map(({ title }) => title)),
  service: serviceOptions(shown(services).map(({ id, title }) => ({ value: id, label: title }))),
};

/** Attributes as HTML has them: without those that are false or missing. */
function attributes(values: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
  const present = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== false,
  );
  return present.map(([name, value]) => (value === true ? name : `${name}="${escapeHtml(String(value))}"`)).join(" ");
}

/** The choices, what was chosen among them, also where the site has ceased to offer it. */
function optionsHtml(options: readonly FieldOption[], chosen: string): string {
  const isOffered = options.some(({ value }) => value === chosen);
  return [...options, ...(isOffered ? [] : [{ value: chosen, label: chosen }])]
    .map(
      ({ value, label }) =>
        `<option ${attributes({ value, selected: value === chosen })}>${escapeHtml(label)}</option>`,
    )
    .join("");
}

function fieldHtml(field: Queries.FormFieldContentFragment, value: string, error: string | undefined): string {
  const { name, label, required, hint, type, rows, minLength, autoComplete } = field;
  const describedBy = [hint ? `${name}-hint` : null, error ? `${name}-error` : null].filter((id) => id !== null);
  const shared = attributes({
    id: name,
    name,
    required,
    autocomplete: autoComplete,
    "aria-invalid": error ? "true" : null,
    "aria-describedby": describedBy.join(" ") || null,
  });
  const options = OPTIONS[name];
  const control = () => {
    if (options) return `<select ${shared}>${optionsHtml(options, value)}</select>`;
    // A line break at the beginning of a text area is no part of its value.
    if (type === "multiline")
      return `<textarea ${shared} ${attributes({ rows, minlength: minLength })}>\n${escapeHtml(value)}</textarea>`;
    return `<input ${shared} ${attributes({ type, value, minlength: minLength })}>`;
  };
  return [
    `<div><label for="${name}">${escapeHtml(label)}${required ? '<span aria-hidden="true"> *</span>' : ""}</label>`,
    hint ? `<p id="${name}-hint">${escapeHtml(hint)}</p>` : "",
    control(),
    error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : "",
    "</div>",
  ].join("");
}

/**
 * The fields of a form with their button, in HTML: what the site's pages show of the same field list and schema.
 *
 * @param entered what stands in the fields
 * @param errors what is wrong with them, by the field's name
 */
export function formHtml(kind: SubmissionKind, entered: RawFields, errors: FieldErrors): string {
  const fields = formFields(kind).map((field) =>
    fieldHtml(field, String(entered.get(field.name) ?? ""), errors[field.name]),
  );
  const explained = formFields(kind).some(({ required }) => !required) ? `<p>${ASTERISK_EXPLAINED}</p>` : "";
  return `${explained}${fields.join("")}<button>${escapeHtml(SUBMIT_LABELS[kind].idle)}</button>`;
}
