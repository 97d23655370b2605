import { addValues, readValues, removeRecords } from "../lib/tab-storage";
import type { SubmissionKind } from "./submission-kind";

/** The values of a form, by the names of its fields. */
export type FormValues = Record<string, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Without the honeypot, which has no label before it. */
const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>("label[for] ~ [name]")];

/** Returns the values that the fields on the page hold. Not FormData, which may change line breaks. */
export const valuesIn = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));

/** The start of a draft's key. The path of the page follows. */
const draftPrefix = (kind: SubmissionKind) => `draft:${kind}:`;

/**
 * Returns the key of a form's draft: its input that is not sent yet, kept in the tab's session storage.
 *
 * @param topic distinguishes several forms of a kind on a page: the position of an application
 * @param path of the form's page, by default the current one
 */
export const draftKey = (kind: SubmissionKind, topic = "", path = window.location.pathname) =>
  draftPrefix(kind) + path.replace(/(.)\/$/, "$1") + (topic && `:${topic}`);

/** Fills in an empty field. A deploy may have removed an option that a draft or a link names. */
export function fillIn(control: Control, value: string): void {
  if (control.value !== "") return;
  control.value = value;
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

/**
 * Restores a draft. A field that already has a value keeps it and saves it in the draft: the visitor entered it before
 * scripts ran, or the browser restored it. A longer text gets both.
 */
export function restoreDraft(form: HTMLFormElement, key: string): void {
  const saved = readValues(key);
  for (const control of controlsOf(form)) {
    const { name, value } = control;
    const draft = saved[name] ?? "";
    if (control instanceof HTMLTextAreaElement)
      control.value =
        [value, draft].find((text) => text.includes(value) && text.includes(draft)) ?? `${draft}\n\n${value}`;
    else fillIn(control, draft);
    if (control.value !== "") addValues(key, { [name]: control.value });
  }
}

/** Deletes what was sent from a draft. Keeps newer input from the same form opened again. */
export function removeSent(key: string, sent: FormValues): void {
  const kept = Object.entries(readValues(key)).filter(([name, value]) => sent[name] !== value);
  removeRecords((one) => one === key);
  if (kept.length > 0) addValues(key, Object.fromEntries(kept));
}

/** Deletes the drafts of a kind, on the page that shows that the browser has sent a plain form. */
export function removeDrafts(kind: SubmissionKind): void {
  removeRecords((key) => key.startsWith(draftPrefix(kind)));
}
