import type { SubmissionKind } from "./submission-kind";

/** The values of a form, by the names of its fields. */
export type FormValues = Record<string, string>;

/** Returns the values that the fields on the page hold. Not FormData, which may change line breaks. */
export function valuesIn(form: HTMLFormElement): FormValues {
  const fields = [...form.elements] as HTMLInputElement[];
  return Object.fromEntries(fields.filter(({ name }) => name).map(({ name, value }) => [name, value]));
}

/** The input of a form that is not sent yet, kept in the tab's session storage. */
interface FormDraft {
  read(): FormValues;
  save(field: string, value: string): void;
  /** Deletes the values that were sent. Keeps newer input from the same form opened again. */
  remove(sent: FormValues): void;
}

const prefix = (kind: SubmissionKind) => `draft:${kind}:`;

/** Returns null if the browser blocks the storage. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Returns the draft of a form on the current page.
 *
 * @param topic distinguishes several forms of a kind on a page: the position of an application
 */
export function formDraft(kind: SubmissionKind, topic = ""): FormDraft {
  const key = `${prefix(kind)}${window.location.pathname.replace(/\/$/, "")}:${topic}`;
  const read = () => JSON.parse(tabStorage()?.getItem(key) ?? "{}") as FormValues;
  const write = (values: FormValues) => {
    try {
      if (Object.keys(values).length === 0) tabStorage()?.removeItem(key);
      else tabStorage()?.setItem(key, JSON.stringify(values));
    } catch {
      // The storage is full. The form works without a draft.
    }
  };
  return {
    read,
    save: (field, value) => {
      write({ ...read(), [field]: value });
    },
    remove: (sent) => {
      write(Object.fromEntries(Object.entries(read()).filter(([name, value]) => sent[name] !== value)));
    },
  };
}

/** Deletes the drafts of all forms of a kind: a form sent as plain HTML does not say which one it was. */
export function clearDrafts(kind: SubmissionKind): void {
  const storage = tabStorage();
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(prefix(kind))) storage?.removeItem(key);
}

/** Returns whether a select has an option. A deploy may have removed the one in a draft or link. */
export function hasOption(select: HTMLSelectElement, value: string): boolean {
  return [...select.options].some((option) => option.value === value);
}

/**
 * Restores a draft in a plain form. A field that already has a value keeps it and saves it in the draft: the visitor
 * entered it before scripts ran, or the browser restored it.
 */
export function restoreDraft(form: HTMLFormElement, draft: FormDraft): void {
  const saved = draft.read();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    `label[for] ~ [name]`,
  )) {
    const value = saved[field.name];
    if (field.value !== "") draft.save(field.name, field.value);
    else if (value && (!(field instanceof HTMLSelectElement) || hasOption(field, value))) field.value = value;
  }
}
