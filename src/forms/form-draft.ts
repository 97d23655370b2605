import type { SubmissionKind } from "./submission-kind";

/** The values of a form, by the names of its fields. */
export type FormValues = Record<string, string>;

/** What a visitor has written in a form and not sent yet. It stays in the tab's storage until it is sent. */
export interface FormDraft {
  read(): FormValues;
  keep(field: string, value: string): void;
  /** Deletes what was sent. What was written since, in the same form opened again, stays. */
  drop(sent: FormValues): void;
}

const prefix = (kind: SubmissionKind) => `draft:${kind}:`;

/** Returns the tab's storage; null if the browser blocks it. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Opens the draft of a form on the current page.
 *
 * @param topic tells apart several forms of a kind on a page, such as the position that is applied for
 */
export function formDraft(kind: SubmissionKind, topic = ""): FormDraft {
  const key = `${prefix(kind)}${window.location.pathname.replace(/\/$/, "")}:${topic}`;
  const read = () => JSON.parse(tabStorage()?.getItem(key) ?? "{}") as FormValues;
  const write = (values: FormValues) => {
    try {
      if (Object.keys(values).length === 0) tabStorage()?.removeItem(key);
      else tabStorage()?.setItem(key, JSON.stringify(values));
    } catch {
      // The storage is full; the form works without a draft.
    }
  };
  return {
    read,
    keep: (field, value) => {
      write({ ...read(), [field]: value });
    },
    drop: (sent) => {
      write(Object.fromEntries(Object.entries(read()).filter(([name, value]) => sent[name] !== value)));
    },
  };
}

/** Deletes the drafts of all forms of a kind, after one of them was sent as plain HTML. */
export function clearDrafts(kind: SubmissionKind): void {
  const storage = tabStorage();
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(prefix(kind))) storage?.removeItem(key);
}

/** Tells whether a select offers a value: a deploy may have removed it. */
export function offers(select: HTMLSelectElement, value: string): boolean {
  return [...select.options].some((option) => option.value === value);
}

/**
 * Restores a draft in a plain form. A field that already has a value keeps it: the visitor wrote it before scripts ran,
 * or the browser restored it. That value goes into the draft.
 */
export function restoreDraft(form: HTMLFormElement, draft: FormDraft): void {
  const written = draft.read();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    `label[for] ~ [name]`,
  )) {
    const value = written[field.name];
    if (field.value !== "") draft.keep(field.name, field.value);
    else if (value && (!(field instanceof HTMLSelectElement) || offers(field, value))) field.value = value;
  }
}
