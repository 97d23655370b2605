import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Page } from "@playwright/test";

/** Puts files into the browser's private file system; it runs in the browser. */
async function write(files: readonly (readonly [path: string, base64: string])[]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle(".git", { create: true });
  for (const [path, base64] of files) {
    const folders = path.split("/");
    const name = folders.pop() ?? "";
    let folder = root;
    for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await stream.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
    await stream.close();
  }
}

/** All files of the browser's private file system; it runs in the browser. */
async function readAll(): Promise<[path: string, base64: string][]> {
  const found: [string, string][] = [];
  const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
      if (handle.kind === "directory") await walk(handle as FileSystemDirectoryHandle, `${path}${name}/`);
      else {
        const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
        const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
        found.push([path + name, btoa(characters.join(""))]);
      }
    }
  };
  await walk(await navigator.storage.getDirectory(), "");
  return found;
}

/** Files by their paths relative to the repository's folder. */
export type Files = ReadonlyMap<string, Buffer>;

/** The files of a folder of this repository, and of the folders in it. */
export function filesOf(repository: string, folder: string): Files {
  const entries = readdirSync(join(repository, folder), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(repository, path), readFileSync(path)]));
}

/**
 * Gives pages of this browser context a repository of their own with these files, and lets it be what is picked
 * wherever a page asks for a folder.
 *
 * @param page shows a page of the site
 */
export async function putRepository(page: Page, files: Files): Promise<void> {
  await page.evaluate(
    write,
    [...files].map(([path, content]) => [path, content.toString("base64")] as const),
  );
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
}

/** The files that are in the repository now. */
export async function readRepository(page: Page): Promise<Files> {
  const files = await page.evaluate(readAll);
  return new Map(files.map(([path, base64]) => [path, Buffer.from(base64, "base64")]));
}
