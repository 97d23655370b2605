/** The forms of the desk that the preview can show: the names of their files or folders in `data/`. */
export const PREVIEWED_FORMS = [
  "articles",
  "jobs",
  "case-studies",
  "services",
  "industries",
  "leaders",
  "white-papers",
  "webinars",
  "pages",
] as const;

/** One of these forms. */
export type PreviewedFormName = (typeof PREVIEWED_FORMS)[number];

/** Tells these forms from others. */
export function isPreviewedForm(name: string): name is PreviewedFormName {
  return (PREVIEWED_FORMS as readonly string[]).includes(name);
}
