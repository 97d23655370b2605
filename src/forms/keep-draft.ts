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

/**
 * Puts a draft back into a plain form. What stands in a field already was written before scripts were at work, or put
 * back by the browser, and is kept as well.
 */
export function restoreDraft(form: HTMLFormElement, draft: FormDraft): void {
  for (const field of form.querySelectorAll<Field>(FIELDS)) {
    if (field.value === "") field.value = draft.read(field.name) ?? "";
    else draft.keep(field.name, field.value);
  }
}
