import type { CmsConfig } from "@sveltia/cms";
import type { JsonSchema } from "../gatsby-plugin-content-schema/json-schema";

/** Where the desk's page finds its data. */
export const DESK_DATA_PATH = "/admin/desk.json";

/** What the build makes for the desk's page. */
export interface DeskData {
  readonly config: CmsConfig;
  /** The schemas by the names of their files: what the desk writes is made to fit them. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}
