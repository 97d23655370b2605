import { addValues, readValues } from "../lib/tab-storage";

/**
 * A part of the inline script of every page. Until scripts run, it keeps input in its form's draft, and shows the draft
 * before the visitor writes over it. A honeypot has no id.
 */
function keepInput({ target, type }: Event): void {
  const field = target as HTMLInputElement;
  const draft = field.form?.dataset.draft;
  if (!draft || !field.id) return;
  const key = draft + (window as unknown as { readonly pagePath: string }).pagePath;
  if (type === "input") addValues(key, { [field.name]: field.value });
  else if (!field.value && field.type !== "select-one") field.value = readValues(key)[field.name] ?? "";
}

for (const type of ["input", "focusin"]) {
  addEventListener(type, keepInput);
  addEventListener("scripts-started", () => removeEventListener(type, keepInput));
}
