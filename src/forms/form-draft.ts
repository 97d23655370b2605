import type { FormField } from "./form-field";
import type { SubmissionKind } from "./submission-kind";
import type { FormValues } from "./form-values";

/** What a visitor has written in a form of a page and not sent yet. Only the tab keeps it, and only until it is sent. */
export interface FormDraft {
  /** What was written in a field; null where nothing was. */
  read(field: string): string | null;
  keep(field: string, value: string): void;
  clear(): void;
}

const keysOf = (kind: SubmissionKind) => `draft:${kind}:`;

/** The tab's storage; null where the browser keeps nothing for the site. */
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
 * The draft of a form on the page that is shown now.
 *
 * @param topic what tells it from other forms of its kind on the page, such as the position that is applied for
 */
export function formDraft(kind: SubmissionKind, topic = ""): FormDraft {
  const page = window.location.pathname.replace(/\/$/, "");
  const prefix = `${keysOf(kind)}${page}:${topic}:`;
  return {
    read: (field) => tabStorage()?.getItem(prefix + field) ?? null,
    keep: (field, value) => {
      try {
        tabStorage()?.setItem(prefix + field, value);
      } catch {
        // The storage is full: the form works without a draft.
      }
    },
    clear: () => {
      remove(prefix);
    },
  };
}

/**
 * Replaces values by what the draft has for the same fields. A deploy may have removed a field from the form, or a choice
 * from a list: neither comes back.
 *
 * @param fields the fields of the form
 */
export function withDraft(values: FormValues, draft: FormDraft, fields: readonly FormField[]): FormValues {
  const offers = (name: string, value: string) =>
    fields.find((field) => field.name === name)?.options?.some((option) => option.value === value) ?? true;
  const restored = Object.keys(values).map((name) => [name, draft.read(name)] as const);
  const offered = restored.filter(([name, value]) => value !== null && offers(name, value));
  return { ...values, ...Object.fromEntries(offered) };
}

/** Forgets the drafts of all forms of a kind: one of them was sent as plain HTML, and the page of it is gone. */
export function clearDrafts(kind: SubmissionKind): void {
  remove(keysOf(kind));
}
