import type { CmsConfig } from "@sveltia/cms";
import type { JsonSchema } from "../gatsby-plugin-content-schema";

/** The file with the desk's data, beside the desk's script. */
export const DATA_FILE = "desk.json";

/** What the build writes for the desk's page. */
export interface DeskData {
  readonly config: CmsConfig;
  /** The schemas by the names of their files: what the desk writes has to fit them. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** Returns the name under which the desk's page registers the reader and writer of one content file. */
export function formatName(file: string): string {
  return `${file}.json`;
}
