import type { ContentFolder, JsonSchema, PictureFacts } from "../../../gatsby-plugin-content-schema/browser";
import { contentSchema, pictureFile, picturesIn, visitValues } from "../../../gatsby-plugin-content-schema/browser";
import type { CheckData } from "../../check-data";

/** What the check takes a picture for that was uploaded since the build: it was judged when it was chosen. */
const JUDGED: PictureFacts = { bytes: 0, format: "jpeg", width: Infinity };

/** Returns the pictures and downloads that the text of a content file names. */
function namedIn(text: string, schema: JsonSchema): string[] {
  return [...visitValues(schema, JSON.parse(text))].flatMap(({ schema: { format }, value }) => {
    if (typeof value !== "string" || value === "") return [];
    if (format === "html") return picturesIn(value);
    if (format !== "picture" && format !== "file") return [];
    return pictureFile(value) ?? [];
  });
}

/**
 * Opens the content as a browser knows it.
 *
 * @param name the content folder, relative to the site's: "data"
 * @param texts the texts of the content files, by their paths relative to the folder
 * @param added files that were uploaded since the build
 */
export function contentInBrowser(
  name: string,
  data: CheckData,
  texts: ReadonlyMap<string, string>,
  added: readonly string[] = [],
): ContentFolder {
  const others = data.files.filter((file) => !(file in data.texts));
  return {
    name,
    files: [...new Set([...others, ...texts.keys(), ...added])].sort(),
    read: (file) => ({ text: texts.get(file) ?? "", findings: [] }),
    pictureFacts: (pictures) =>
      Promise.resolve(new Map(pictures.map((picture) => [picture, data.pictures[picture] ?? JUDGED]))),
  };
}

/** Returns the files that a form names and the build didn't know: forms name only files that have been uploaded. */
export function uploaded(text: string, schema: JsonSchema, data: CheckData): string[] {
  const known = new Set(data.files);
  const whole = schema.folder ? contentSchema(schema).items : schema;
  return whole ? namedIn(text, whole).filter((file) => !known.has(file)) : [];
}
