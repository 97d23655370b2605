import { posix } from "node:path";
import { nearest } from "../nearest";
import type { ValueProblem } from "../problem";

/** What files are looked for in. */
interface DataFiles {
  readonly files: ReadonlySet<string>;
}

/** The path of a file relative to `data/`, as it is written on disk. */
export function pathInData(value: string): string {
  return posix.normalize(value);
}

/** The file that was probably meant: with the path put right, or the name. */
export function nearestFile(value: string, files: ReadonlySet<string>): string | undefined {
  const put = value.replaceAll("\\", "/").replace(/^(\.?\/)?(data\/)?/, "");
  if (files.has(put)) return put;
  const root = put.split("/")[0] ?? "";
  const base = posix.basename(put).toLowerCase();
  const kin = [...files].filter((file) => file.startsWith(`${root}/`));
  return nearest(put, kin) ?? kin.find((file) => posix.basename(file).toLowerCase() === base);
}

/** Checks that a download is there. */
export function checkFile(value: string, _asked: unknown, { files }: DataFiles): ValueProblem[] {
  if (files.has(pathInData(value))) return [];
  const suggestion = nearestFile(value, files);
  return [
    {
      severity: "mistake",
      value,
      message: `there is no file data/${value}`,
      remedy: "Put the file into data/files/, and write its path as it is there, capital letters included.",
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ];
}
