import { folderOnDisk } from "../gatsby-plugin-content-schema";
import type { PictureFacts } from "../gatsby-plugin-content-schema";

/** The content as it was when the site was built. Paths are relative to the content folder. */
export interface CheckData {
  readonly files: readonly string[];
  /** The texts of the content files. */
  readonly texts: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, PictureFacts>>;
  /** What the site's own check options need of files that browsers can't read. */
  readonly site: unknown;
}

const PICTURE = /^images\/.*\.(jpe?g|png|webp|avif|tiff?)$/i;

/**
 * Collects what the check needs in a browser.
 *
 * @param directory absolute path of the site
 * @param folder the content folder, relative to it
 * @param site what the site's own check options need
 */
export async function readCheckData(directory: string, folder: string, site: unknown): Promise<CheckData> {
  const content = folderOnDisk(directory, folder);
  const { files } = content;
  const isContent = (file: string) => file.endsWith(".json") && !file.startsWith("schemas/");
  return {
    files,
    texts: Object.fromEntries(files.filter(isContent).map((file) => [file, content.read(file).text ?? ""])),
    pictures: Object.fromEntries(await content.pictureFacts(files.filter((file) => PICTURE.test(file)))),
    site,
  };
}
