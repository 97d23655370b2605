import { posix } from "node:path";
import { SCHEMA_SUFFIX } from "../../json-schema";
import type { Finding } from "../finding";
import { nearest } from "../nearest";

/** Where the editors' guide stands, beside the content that it explains. */
const GUIDE = "README.md";

const DOWNLOADS = "files/";
const PICTURES = "images/";

/** What operating systems leave in folders. */
const LITTER = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i;

/** What is known of the content's files. */
interface KnownFiles {
  /** All files of `data/`, relative to it. */
  readonly files: readonly string[];
  /** The names of the content files that have a schema. */
  readonly names: readonly string[];
  /** The files that content or the site itself names; nothing where that can't be told. */
  readonly used: ReadonlySet<string> | undefined;
}

const finding = (file: string, what: Pick<Finding, "severity" | "message" | "remedy" | "suggestion">): Finding => ({
  file: `data/${file}`,
  line: 1,
  column: 1,
  ...what,
});

function missingContent({ files, names }: KnownFiles): { findings: Finding[]; renamed: ReadonlySet<string> } {
  const known = new Set(names.map((name) => `${name}.json`));
  const strange = new Set(files.filter((file) => file.endsWith(".json") && !file.includes("/") && !known.has(file)));
  const renamed = new Set<string>();
  const findings = [...known]
    .filter((file) => !files.includes(file))
    .map((file) => {
      const other = nearest(file, strange);
      if (other !== undefined) renamed.add(other);
      return finding(file, {
        severity: "mistake",
        message: "this file is missing",
        remedy: other === undefined ? "Bring it back; a list without entries is []." : `Rename data/${other} to it.`,
      });
    });
  return { findings, renamed };
}

function strayJson(file: string, names: readonly string[]): Finding {
  const suggestion = nearest(posix.basename(file, ".json"), names);
  return finding(file, {
    severity: "mistake",
    message: "this file is no content file of the site",
    remedy: 'Delete it. To keep an entry unpublished, put it into the list where it belongs, with "draft": true.',
    ...(suggestion === undefined ? {} : { suggestion: `data/${suggestion}.json` }),
  });
}

function strayFile(file: string, used: ReadonlySet<string> | undefined): Finding | undefined {
  if (file === GUIDE || used?.has(file)) return undefined;
  const warn = (message: string, remedy: string) => finding(file, { severity: "warning", message, remedy });
  if (LITTER.test(file)) return warn("this file was left by an operating system", "Delete it.");
  if (!file.startsWith(PICTURES) && !file.startsWith(DOWNLOADS))
    return warn("the site knows nothing of this file", "Delete it.");
  if (!used) return undefined;
  return file.startsWith(PICTURES)
    ? warn("no content uses this picture", "Delete it, or name it where it should be shown.")
    : warn("no content offers this file", "Delete it, or name it where it should be downloaded.");
}

/** Checks which files there are in `data/`: every content file, and nothing that isn't used. */
export function checkFiles(known: KnownFiles): Finding[] {
  const { files, names, used } = known;
  const content = new Set(names.map((name) => `${name}.json`));
  const { findings, renamed } = missingContent(known);
  const stray = files.flatMap((file): Finding[] => {
    const isSchema = file.startsWith("schemas/") && file.endsWith(SCHEMA_SUFFIX);
    if (content.has(file) || isSchema || renamed.has(file)) return [];
    if (/\.json$/i.test(file)) return [strayJson(file, names)];
    const warning = strayFile(file, used);
    return warning ? [warning] : [];
  });
  return [...findings, ...stray];
}
