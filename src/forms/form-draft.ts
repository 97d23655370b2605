import { HONEYPOT_FIELD } from "./submission-kind";
import type { SubmissionKind } from "./submission-kind";

/** What a visitor has written in a form and not sent yet. It stays in the tab's storage until it is sent. */
export interface FormDraft {
  /** Returns the text of a field; null if nothing was written in it. */
  read(field: string): string | null;
  keep(field: string, value: string): void;
  clear(): void;
  /** Deletes the text of a field. */
  drop(field: string): void;
}

const keyPrefix = (kind: SubmissionKind) => `draft:${kind}:`;

/** Returns the tab's storage; null if the browser blocks it. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function remove(prefix: string): void {
  const storage = tabStorage();
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(prefix)) storage?.removeItem(key);
}

/**
 * Opens the draft of a form on the current page.
 *
 * @param topic tells apart several forms of a kind on a page, such as the position that is applied for
 */
export function formDraft(kind: SubmissionKind, topic = ""): FormDraft {
  const page = window.location.pathname.replace(/\/$/, "");
  const prefix = `${keyPrefix(kind)}${page}:${topic}:`;
  return {
    read: (field) => tabStorage()?.getItem(prefix + field) ?? null,
    keep: (field, value) => {
      try {
        tabStorage()?.setItem(prefix + field, value);
      } catch {
        // The storage is full; the form works without a draft.
      }
    },
    clear: () => {
      remove(prefix);
    },
    drop: (field) => {
      tabStorage()?.removeItem(prefix + field);
    },
  };
}

/** Deletes the drafts of all forms of a kind, after one of them was sent as plain HTML. */
export function clearDrafts(kind: SubmissionKind): void {
  remove(keyPrefix(kind));
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = `:is(input, select, textarea)[name]:not([name="${HONEYPOT_FIELD}"])`;

const isField = (target: EventTarget | null): target is FieldElement =>
  target instanceof Element && target.matches(FIELDS);

/**
 * Writes each change of a form into its draft.
 *
 * @returns a cleanup function that stops doing so
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

/** Tells whether a select offers a value. */
export function offers(select: HTMLSelectElement, value: string): boolean {
  return [...select.options].some((option) => option.value === value);
}

/**
 * Restores a draft in a plain form. A field that already has a value keeps it: the visitor wrote it before scripts ran,
 * or the browser restored it. That value goes into the draft.
 */
export function restoreDraft(form: HTMLFormElement, draft: FormDraft): void {
  for (const field of form.querySelectorAll<FieldElement>(FIELDS)) {
    const written = draft.read(field.name);
    if (field.value !== "") draft.keep(field.name, field.value);
    else if (written !== null && (!(field instanceof HTMLSelectElement) || offers(field, written)))
      field.value = written;
  }
}
