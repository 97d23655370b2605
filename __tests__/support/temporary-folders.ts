import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const project = process.cwd();
const folders: string[] = [];

/** Makes a temporary folder with these files. Call `removeFolders` after the test. */
export function makeFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Also returns to the project's folder. */
export function removeFolders(): void {
  process.chdir(project);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
