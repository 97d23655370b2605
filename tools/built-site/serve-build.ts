import { copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startSite } from "../../__tests__/browser/support/start-site.mjs";

/** A build that is being served. */
export interface ServedBuild {
  /** `http://127.0.0.1:40001` */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a build through the local server, by the present `netlify.toml`. The server runs in a process of its own, so
 * that a busy caller delays no answer.
 *
 * @param publicFolder the published folder
 * @param extraPages HTML of pages to serve beside the build's, by their addresses: "/baseline/home"
 * @throws Error when the server ends before it is ready
 */
export async function serveBuild(
  publicFolder: string,
  extraPages: ReadonlyMap<string, string> = new Map(),
): Promise<ServedBuild> {
  const root = await mkdtemp(join(tmpdir(), "served-build-"));
  const served = join(root, "public");
  await copyFile("netlify.toml", join(root, "netlify.toml"));
  await mkdir(served);
  for (const name of await readdir(publicFolder)) await symlink(resolve(publicFolder, name), join(served, name));
  for (const [path, html] of extraPages) {
    await mkdir(join(served, path), { recursive: true });
    await writeFile(join(served, path, "index.html"), html);
  }
  const site = await startSite(join(root, "store"), root);
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
