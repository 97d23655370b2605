import { addValues, readValues, tabStorage } from "../lib/tab-storage";
import type { SubmissionKind, SubmissionOutcome } from "./submission-kind";

/** The values of a form, by the names of its fields. */
export type FormValues = Record<string, string>;

/** Returns the values that the fields on the page hold. Not FormData, which may change line breaks. */
export function valuesIn(form: HTMLFormElement): FormValues {
  const fields = [...form.elements] as HTMLInputElement[];
  return Object.fromEntries(fields.filter(({ name }) => name).map(({ name, value }) => [name, value]));
}

/** The start of a draft's key. The path of the page follows, also in the inline script. */
export const draftPrefix = (kind: SubmissionKind) => `draft:${kind}:`;

type FormDraft = ReturnType<typeof formDraft>;

/**
 * Returns the draft of a form: its input that is not sent yet, kept in the tab's session storage.
 *
 * @param topic distinguishes several forms of a kind on a page: the position of an application
 * @param path the page of the form
 */
export function formDraft(kind: SubmissionKind, topic = "", path = window.location.pathname) {
  const key = draftPrefix(kind) + path.replace(/(.)\/$/, "$1") + (topic && `:${topic}`);
  return {
    read: (): FormValues => readValues(key),
    save: (field: string, value: string) => {
      addValues(key, { [field]: value });
    },
    /** Deletes the values that were sent. Keeps newer input from the same form opened again. */
    remove: (sent: FormValues) => {
      const kept = Object.entries(readValues(key)).filter(([name, value]) => sent[name] !== value);
      tabStorage()?.removeItem(key);
      if (kept.length > 0) addValues(key, Object.fromEntries(kept));
    },
  };
}

/** The key of what the browser has sent from a plain form, which the inline script notes. */
export const SENT = "sent";

/**
 * Deletes what a plain form has sent from its draft, on the page that shows a success. Another site can open that page,
 * too, but not as if a form of this site had led there; and the visitor can go back to it later.
 */
export function forgetSent(kind: SubmissionKind, outcome: SubmissionOutcome): void {
  const sent = readValues(SENT);
  tabStorage()?.removeItem(SENT);
  const { origin, pathname } = new URL(document.referrer || "about:blank");
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isNew = outcome === "success" && navigation?.type !== "back_forward";
  if (isNew && origin === window.location.origin) formDraft(kind, "", pathname).remove(sent);
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
