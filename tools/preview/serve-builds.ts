import { copyFile, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../../__tests__/browser/support/start-site.mjs";

/** Two builds, served at the same time. */
export interface ServedBuilds {
  /** `http://127.0.0.1:40001` */
  readonly before: string;
  readonly after: string;
  stop(): Promise<void>;
}

/** A folder such as the local server wants it; the rules are the present ones, as no page's look depends on them. */
async function makeRoot(parent: string, name: string, publicFolder: string): Promise<string> {
  const root = join(parent, name);
  await mkdir(root);
  await copyFile("netlify.toml", join(root, "netlify.toml"));
  await symlink(publicFolder, join(root, "public"), "dir");
  return root;
}

/**
 * Serves two published folders, each on a port of its own.
 *
 * @param before absolute path of the older build's published folder
 * @param after absolute path of the newer build's published folder
 */
export async function serveBuilds(before: string, after: string): Promise<ServedBuilds> {
  const parent = await mkdtemp(join(tmpdir(), "preview-sites-"));
  const serve = async (name: string, folder: string) =>
    startSite(join(parent, `${name}-store`), await makeRoot(parent, name, folder));
  const [older, newer] = await Promise.all([serve("before", before), serve("after", after)]);
  return {
    before: older.url,
    after: newer.url,
    async stop() {
      await Promise.all([older.stop(), newer.stop()]);
      await rm(parent, { recursive: true, force: true });
    },
  };
}
