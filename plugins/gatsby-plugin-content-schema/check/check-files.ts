import { readdirSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { SCHEMA_SUFFIX } from "../json-schema";
import type { CheckContext } from "./context";
import { nearest } from "./findings";
import type { Finding, ValueProblem } from "./findings";

/** Where the editors' guide stands, beside the content that it explains. */
const GUIDE = "README.md";

const DOWNLOADS = "files/";
const PICTURES = "images/";

/** What operating systems leave in folders. */
const LITTER = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i;

/** What is known of the content's files. */
interface KnownFiles {
  /** The content folder, relative to the site's: "data". */
  readonly folder: string;
  /** All files of the content folder, relative to it. */
  readonly files: readonly string[];
  /** The names of the content files that have a schema. */
  readonly names: readonly string[];
  /** The files that content or the site itself names; undefined if that isn't certain. */
  readonly used: ReadonlySet<string> | undefined;
}

const finding = (file: string, what: Pick<Finding, "severity" | "message" | "remedy" | "suggestion">): Finding => ({
  file,
  line: 1,
  column: 1,
  ...what,
});

function missingContent({ folder, files, names }: KnownFiles): { findings: Finding[]; renamed: ReadonlySet<string> } {
  const known = new Set(names.map((name) => `${name}.json`));
  const strange = new Set(files.filter((file) => file.endsWith(".json") && !file.includes("/") && !known.has(file)));
  const renamed = new Set<string>();
  const findings = [...known]
    .filter((file) => !files.includes(file))
    .map((file) => {
      const other = nearest(file, strange);
      if (other !== undefined) renamed.add(other);
      return finding(`${folder}/${file}`, {
        severity: "mistake",
        message: "this file is missing",
        remedy:
          other === undefined ? "Bring it back; a list without entries is []." : `Rename ${folder}/${other} to it.`,
      });
    });
  return { findings, renamed };
}

function strayJson(file: string, { folder, names }: KnownFiles): Finding {
  const suggestion = nearest(posix.basename(file, ".json"), names);
  return finding(`${folder}/${file}`, {
    severity: "mistake",
    message: "this file is no content file of the site",
    remedy: 'Delete it. To keep an entry unpublished, put it into the list where it belongs, with "draft": true.',
    ...(suggestion === undefined ? {} : { suggestion: `${folder}/${suggestion}.json` }),
  });
}

function strayFile(file: string, { folder, used }: KnownFiles): Finding | undefined {
  if (file === GUIDE || used?.has(file)) return undefined;
  const warn = (message: string, remedy: string) =>
    finding(`${folder}/${file}`, { severity: "warning", message, remedy });
  if (LITTER.test(file)) return warn("this file was left by an operating system", "Delete it.");
  if (!file.startsWith(PICTURES) && !file.startsWith(DOWNLOADS))
    return warn("the site knows nothing of this file", "Delete it.");
  if (!used) return undefined;
  return file.startsWith(PICTURES)
    ? warn("no content uses this picture", "Delete it, or name it where it should be shown.")
    : warn("no content offers this file", "Delete it, or name it where it should be downloaded.");
}

/** Checks that the content folder has every content file, and nothing that isn't used. */
export function checkFiles(known: KnownFiles): Finding[] {
  const { files, names } = known;
  const content = new Set(names.map((name) => `${name}.json`));
  const { findings, renamed } = missingContent(known);
  const stray = files.flatMap((file): Finding[] => {
    const isSchema = file.startsWith("schemas/") && file.endsWith(SCHEMA_SUFFIX);
    if (content.has(file) || isSchema || renamed.has(file)) return [];
    if (/\.json$/i.test(file)) return [strayJson(file, known)];
    const warning = strayFile(file, known);
    return warning ? [warning] : [];
  });
  return [...findings, ...stray];
}

/** Returns the path of a file relative to the content folder, as it is written on disk. */
export function pathInData(value: string): string {
  return posix.normalize(value);
}

/** Finds the file that was probably meant: one with a similar path, or with the same name elsewhere. */
export function nearestFile(value: string, { files, options }: CheckContext): string | undefined {
  const rooted = value.replaceAll("\\", "/").replace(/^\.?\//, "");
  const prefix = `${options.folder}/`;
  const put = rooted.startsWith(prefix) ? rooted.slice(prefix.length) : rooted;
  if (files.has(put)) return put;
  const root = put.split("/")[0] ?? "";
  const base = posix.basename(put).toLowerCase();
  const kin = [...files].filter((file) => file.startsWith(`${root}/`));
  return nearest(put, kin) ?? kin.find((file) => posix.basename(file).toLowerCase() === base);
}

/** Checks that the content folder has a download. */
export function checkFile(value: string, _checked: unknown, context: CheckContext): ValueProblem[] {
  const { folder } = context.options;
  if (context.files.has(pathInData(value))) return [];
  const suggestion = nearestFile(value, context);
  return [
    {
      severity: "mistake",
      value,
      message: `there is no file ${folder}/${value}`,
      remedy: `Put the file into ${folder}/files/, and write its path as it is there, capital letters included.`,
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ];
}

/**
 * Lists all files below a folder, with `/` between the parts, in alphabetical order.
 *
 * @param directory absolute path of the folder
 * @returns paths relative to it, written exactly as on disk
 */
export function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).split(sep).join("/"))
    .sort();
}
