import { posix } from "node:path";
import { contentName, entryId, LONGEST_NAME } from "../content-names";
import { SCHEMA_SUFFIX } from "../json-schema";
import type { JsonSchema } from "../json-schema";
import type { CheckContext } from "./context";
import { nearest } from "./findings";
import type { Finding, ValueProblem } from "./findings";
import { checkSlug } from "./formats/addresses";

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
  /** The schemas by the names of their content files or folders, undefined for one that can't be used. */
  readonly kinds: ReadonlyMap<string, JsonSchema | undefined>;
  /** The files that content or the site itself names; undefined if that isn't certain. */
  readonly used: ReadonlySet<string> | undefined;
}

const finding = (file: string, what: Pick<Finding, "severity" | "message" | "remedy" | "suggestion">): Finding => ({
  file,
  line: 1,
  column: 1,
  ...what,
});

function missingContent({ folder, files, kinds }: KnownFiles): { findings: Finding[]; renamed: ReadonlySet<string> } {
  const known = new Set([...kinds].flatMap(([name, schema]) => (!schema || schema.folder ? [] : [`${name}.json`])));
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

function strayJson(file: string, { folder, kinds }: KnownFiles): Finding {
  const meant = nearest(posix.basename(file, ".json"), kinds.keys());
  const suggestion = meant === undefined ? undefined : `${folder}/${meant}${kinds.get(meant)?.folder ? "/" : ".json"}`;
  return finding(`${folder}/${file}`, {
    severity: "mistake",
    message: "this file is no content file of the site",
    remedy: "Delete it.",
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}

/** Checks the name of an entry's file, which is the entry's id. */
function checkFileName(file: string, { folder, kinds }: KnownFiles): Finding[] {
  if (!kinds.get(contentName(file, kinds) ?? "")?.folder) return [];
  const path = `${folder}/${file}`;
  const [problem] = checkSlug(entryId(file));
  if (problem) {
    const { remedy, suggestion } = problem;
    return [
      finding(path, {
        severity: "mistake",
        message: "the name of this file can't be a part of an address",
        remedy: `Rename the file. ${remedy}`,
        ...(suggestion === undefined ? {} : { suggestion: `${suggestion}.json` }),
      }),
    ];
  }
  if (entryId(file).length <= LONGEST_NAME) return [];
  const message = `the name of this file is longer than ${String(LONGEST_NAME)} characters`;
  return [
    finding(path, { severity: "mistake", message, remedy: "Rename the file: its name is a part of an address." }),
  ];
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
  const { files, kinds } = known;
  const { findings, renamed } = missingContent(known);
  const stray = files.flatMap((file): Finding[] => {
    const isSchema = file.startsWith("schemas/") && file.endsWith(SCHEMA_SUFFIX);
    if (isSchema || renamed.has(file)) return [];
    if (contentName(file, kinds) !== undefined) return checkFileName(file, known);
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
