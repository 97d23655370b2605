import type { FormDraft } from "./form-draft";
import { HONEYPOT_FIELD } from "./submission-kind";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = `:is(input, select, textarea)[name]:not([name="${HONEYPOT_FIELD}"])`;

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS);

/**
 * Keeps what is written in a form from now on.
 *
 * @returns ends it
 */
export function keepDraft(form: HTMLFormElement, draft: FormDraft): () => void {
  const onInput = ({ target }: Event) => {
    if (isField(target)) draft.keep(target.name, target.value);
  };
  form.addEventListener("input", onInput);
  form.addEventListener("reset", draft.clear);
  return () => {
    form.removeEventListener("input", onInput);
    form.removeEventListener("reset", draft.clear);
  };
}

/** Tells whether a field can hold a value: a select holds only what it offers. */
function isPossible(field: Field, value: string): boolean {
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
}

/**
 * Restores a draft in a plain form. A field that already has a value keeps it: the visitor wrote it before scripts ran,
 * or the browser restored it. That value goes into the draft.
 */
export function restoreDraft(form: HTMLFormElement, draft: FormDraft): void {
  for (const field of form.querySelectorAll<Field>(FIELDS)) {
    const written = draft.read(field.name);
    if (field.value !== "") draft.keep(field.name, field.value);
    else if (written !== null && isPossible(field, written)) field.value = written;
  }
}
