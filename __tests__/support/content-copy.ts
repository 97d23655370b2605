import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const DATA = join(__dirname, "../../data");

/** A copy of `data/` that a test may break. Pictures are linked rather than copied. */
export interface ContentCopy {
  readonly directory: string;
  /** Rewrites a file of the copy, as text. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Takes a file away. */
  readonly remove: (file: string) => void;
  /** Deletes the copy. */
  readonly dispose: () => void;
}

/** Copies `data/` into a temporary folder. */
export function copyContent(): ContentCopy {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(DATA, directory, { recursive: true, filter: (source) => basename(source) !== "images" });
  symlinkSync(join(DATA, "images"), join(directory, "images"));
  return {
    directory,
    edit: (file, change) => {
      const path = join(directory, file);
      const before = readFileSync(path, "utf8");
      const after = change(before);
      if (after === before) throw new Error(`${file} has not been changed`);
      writeFileSync(path, after);
    },
    remove: (file) => {
      rmSync(join(directory, file));
    },
    dispose: () => {
      rmSync(directory, { recursive: true });
    },
  };
}
