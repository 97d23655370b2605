import type { CmsConfig } from "@sveltia/cms";
import type { JsonSchema, Words } from "../gatsby-plugin-content-schema";
import type { PreviewOptions } from "./options";

/** The file with the desk's data, beside the desk's script. */
export const DATA_FILE = "desk.json";

/** The file with the content that the desk checks changes against, beside the desk's script. */
export const CHECK_DATA_FILE = "content.json";

/** What the build writes for the desk's page. */
export interface DeskData {
  readonly config: CmsConfig;
  /** The content folder, relative to the site's: "data". */
  readonly folder: string;
  /** The schemas by the names of their files: what the desk writes has to fit them. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** What the placeholders of texts stand for, for the preview. */
  readonly words: Words;
  /** The page of the site that shows forms beside themselves. */
  readonly preview?: PreviewOptions | undefined;
  /** The address of a change's preview, with `{number}` for the number of its pull request. */
  readonly previewAddress?: string | undefined;
}

/** Returns the name under which the desk's page registers the reader and writer of one content file. */
export function formatName(file: string): string {
  return `${file}.json`;
}
