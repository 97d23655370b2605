import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { BuildArgs } from "gatsby";
import { sharePicturePath } from "../lib/paths";
import { PAGES, indexedPages } from "./indexed-pages";
import type { Pages } from "./indexed-pages";
import { sharePictures } from "./share-picture";

/** A picture to draw. */
export interface TitledFile {
  /** Absolute path of the picture. */
  readonly file: string;
  /** The words on it. */
  readonly title: string;
}

interface SharePicture extends TitledFile {
  /** Changes with anything that the picture is made of. */
  readonly digest: string;
}

/** What a build has begun to draw. */
interface Drawing {
  readonly pictures: readonly SharePicture[];
  /** Those that no build before has drawn so. */
  readonly missing: readonly SharePicture[];
  /** Resolves once all that was missing is drawn. */
  readonly done: Promise<unknown>;
}

let drawing: Drawing | undefined;

const PROCESS = ["--import", "tsx", "src/site-files/draw-share-pictures.ts"];

/** Draws pictures in another process, which ends with this one. */
function draw(directory: string, pictures: readonly TitledFile[]): Promise<unknown> {
  const running = promisify(execFile)(process.execPath, PROCESS, { cwd: directory });
  // A process that ends before it has read the list says why by itself.
  running.child.stdin?.on("error", () => undefined).end(JSON.stringify(pictures));
  const stop = () => running.child.kill();
  process.once("exit", stop);
  // That it failed is told when the pictures are waited for.
  running.catch(() => undefined).finally(() => process.off("exit", stop));
  return running;
}

/**
 * Begins to draw the picture of each page for social networks, while Gatsby bundles scripts and renders pages. What a build
 * before has drawn is kept if it would be drawn the same.
 */
export async function startSharePictures({ graphql, store, reporter, cache }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  const { data, errors } = await graphql<Pages>(PAGES);
  if (errors || !data) {
    reporter.panic("The pages could not be listed for their pictures", errors as Error[]);
    return;
  }
  const { version } = await sharePictures(directory);
  const pictures = indexedPages(data).map(({ path, title }) => ({
    title,
    file: join(directory, "public", sharePicturePath(path)),
    digest: createHash("sha256").update(`${version} ${title}`).digest("hex"),
  }));
  const missing: SharePicture[] = [];
  for (const picture of pictures) {
    if (!existsSync(picture.file) || (await cache.get(picture.file)) !== picture.digest) missing.push(picture);
  }
  drawing = { pictures, missing, done: missing.length > 0 ? draw(directory, missing) : Promise.resolve() };
}

/**
 * Waits for the pictures that {@link startSharePictures} has begun to draw, remembers them for the next build, and deletes
 * those of pages that are gone.
 */
export async function finishSharePictures({ store, reporter, cache }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  if (!drawing) throw new Error("no picture is drawn for social networks: startSharePictures has not run before");
  try {
    await drawing.done;
  } catch (error) {
    reporter.panic("The pages' pictures for social networks could not be drawn", error as Error);
  }
  for (const { file, digest } of drawing.missing) await cache.set(file, digest);
  const files = new Set(drawing.pictures.map(({ file }) => file));
  const folder = join(directory, "public", dirname(sharePicturePath("/")));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(file)) await rm(file);
  }
}
