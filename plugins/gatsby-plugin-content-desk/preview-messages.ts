import type { JsonSchema } from "../gatsby-plugin-content-schema";

/** What the page of the site says to the desk once it can show a form. */
export interface PreviewReady {
  readonly type: "desk-preview-ready";
}

/** What the desk tells the page of the site, with every change of a form. */
export interface PreviewedForm {
  readonly type: "desk-form";
  /** The form: the name of its content file, or of its folder of entries. */
  readonly name: string;
  /**
   * What the form holds, as the file would, with its placeholders filled. Where a value is missing or too long, a mark stands in its place; pictures
   * have addresses that a browser can load.
   */
  readonly value: unknown;
  /** The schema of the value. */
  readonly schema: JsonSchema;
  /** The path of the field that the editor is in: "2.title"; empty before the first one. */
  readonly place: string;
  /** The marks that stand in the value. */
  readonly marks: readonly string[];
}
