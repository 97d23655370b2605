import type { PictureHost } from "../../../src/content/picture-host";
import type { PictureFacts } from "./site/picture-facts";
import type { EntryLists } from "./site/entry-lists";
import type { SitePaths } from "./site/site-paths";

/** What a value is checked against besides its own schema. */
export interface Surroundings {
  /** All files of `data/`, relative to it, written exactly as on disk. */
  readonly files: ReadonlySet<string>;
  /** What is known of each picture that content names. */
  readonly pictures: ReadonlyMap<string, PictureFacts>;
  readonly pictureHost: PictureHost;
  readonly lists: EntryLists;
  readonly paths: SitePaths;
  /** The day of the check in ISO 8601 form: "2026-11-21". */
  readonly today: string;
}
