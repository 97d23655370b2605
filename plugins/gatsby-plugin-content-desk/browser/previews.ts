import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import type CMS from "@sveltia/cms";
import type { createElement } from "react";
import type { JsonSchema, Words } from "../../gatsby-plugin-content-schema";
import { LIST } from "../field-basics";
import { isRecord } from "./edit-json";
import { markedValue } from "./marked-value";
import { PictureUrls } from "./picture-urls";
import { createPreviewFrame } from "./preview-frame";
import type { PreviewFrame } from "./preview-frame";

declare global {
  interface Window {
    /** React's function in Sveltia's version: https://sveltiacms.app/en/docs/api/preview-templates */
    readonly h: typeof createElement;
  }
}

/** The collection of the files that stand alone. */
const SINGLETONS = "_singletons";

const pictures = new PictureUrls();
const frames = new WeakMap<HTMLElement, PreviewFrame>();

/** What the form holds. */
interface Content {
  readonly value: unknown;
  /** The beginning of its fields' paths. */
  readonly root: string;
  /** What the entry has besides. */
  readonly own?: { readonly id: string };
}

/** Returns what the form holds, as the file would. */
function contentOf(entry: CustomPreviewTemplateProps["entry"], schema: JsonSchema): Content {
  const data: unknown = entry.get("data")?.toJS();
  const form = isRecord(data) ? data : {};
  if (entry.get("collection") !== SINGLETONS) {
    // The id of an entry with a file of its own is the file's name, which a new one doesn't have yet.
    return { value: form, root: "", own: { id: entry.get("slug") || "new" } };
  }
  if (schema.type === "array") return { value: form[LIST], root: `${LIST}.` };
  return { value: form, root: "" };
}

/** The field that the editor is in: Sveltia writes the path of each field into the page. */
function fieldInFocus(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-key-path]")?.dataset.keyPath;
}

/**
 * Makes the component that shows a form beside itself, on a page of the site. It only frames the page, and posts to it
 * what the form holds.
 *
 * @param name of the form
 * @param schema of its file
 * @param words what placeholders stand for
 * @param path of the page: "/preview"
 */
function previewTemplate(name: string, schema: JsonSchema, words: Words, path: string) {
  let place = "";

  function show(root: HTMLElement, props: CustomPreviewTemplateProps): void {
    const frame = frames.get(root) ?? createPreviewFrame(root, path);
    frames.set(root, frame);
    const { value, root: beginning, own } = contentOf(props.entry, schema);
    const field = fieldInFocus();
    if (field?.startsWith(beginning)) place = field.slice(beginning.length);
    const again = () => {
      show(root, props);
    };
    const marked = markedValue(value, schema, words, (picture) => pictures.urlOf(picture, props.getAsset, again));
    const shown = own && isRecord(marked.value) ? { ...own, ...marked.value } : marked.value;
    frame.show({ type: "desk-form", name, schema, place, value: shown, marks: marked.marks });
  }

  // React calls the new function with each rendering, once the element is there.
  return (props: CustomPreviewTemplateProps) =>
    window.h("div", {
      ref: (root: HTMLElement | null) => {
        if (root) show(root, props);
      },
    });
}

/**
 * Shows forms beside themselves, on a page of the site.
 *
 * @param cms Sveltia
 * @param schemas the schemas by the names of the forms
 * @param words what placeholders stand for
 * @param path of the page: "/preview"
 */
export function registerPreviews(
  cms: typeof CMS,
  schemas: Readonly<Record<string, JsonSchema>>,
  words: Words,
  { path, forms }: { readonly path: string; readonly forms: readonly string[] },
): void {
  for (const name of forms) {
    const schema = schemas[name];
    if (!schema) throw new Error(`The desk is to show the form "${name}", which has no schema`);
    cms.registerPreviewTemplate(name, previewTemplate(name, schema, words, path));
  }
}
