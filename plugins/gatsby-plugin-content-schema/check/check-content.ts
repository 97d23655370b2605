import { join } from "node:path";
import { checkFixedEntries, checkPageSections } from "./check-entries";
import { checkFiles, filesIn, pathInData } from "./check-files";
import { checkShape } from "./check-shape";
import { checkValues } from "./check-values";
import type { CheckContext, CheckOptions } from "./context";
import { locate } from "./findings";
import type { Finding, Problem } from "./findings";
import { formatChecks } from "./formats/formats";
import { LinkTargets } from "./formats/links";
import { pictureFile, readPictureFacts } from "./formats/pictures";
import { readJson } from "./read-json";
import type { JsonFile } from "./read-json";
import { readUsableSchemas } from "./read-schemas";
import type { ReadSchemas } from "./read-schemas";
import { entryList } from "./references";
import { visitValues } from "./visit-values";

type Contents = ReadonlyMap<string, JsonFile>;
type Schemas = ReadSchemas["schemas"];

/** Reads all schemas and content files, as far as they can be read. */
function readContents(directory: string, options: CheckOptions) {
  const files = filesIn(join(directory, options.folder));
  const { schemas, findings: inSchemas } = readUsableSchemas(directory, files, options);
  const contents = new Map<string, JsonFile>();
  const findings = [...inSchemas];
  for (const name of schemas.keys()) {
    if (!files.includes(`${name}.json`)) continue;
    const read = readJson(directory, `${options.folder}/${name}.json`);
    findings.push(...read.findings);
    if (read.content) contents.set(name, read.content);
  }
  const lists = new Map(
    [...schemas].flatMap(([name, usable]) =>
      usable ? [[name, entryList(usable.schema, contents.get(name)?.value)] as const] : [],
    ),
  );
  const values = new Map([...contents].map(([name, { value }]) => [name, value]));
  return { files, schemas, contents, findings, lists, targets: new LinkTargets(values, lists, options) };
}

/** Returns the files of the content folder that content names, whether they exist or not. */
function namedFiles(contents: Contents, schemas: Schemas) {
  const pictures = new Set<string>();
  const downloads = new Set<string>();
  for (const [name, { value: content }] of contents) {
    const schema = schemas.get(name)?.schema;
    if (!schema) continue;
    for (const {
      schema: { format },
      value,
    } of visitValues(schema, content)) {
      if (typeof value !== "string") continue;
      const picture = format === "picture" ? pictureFile(value) : undefined;
      if (picture !== undefined) pictures.add(picture);
      if (format === "file") downloads.add(pathInData(value));
    }
  }
  return { pictures, downloads };
}

function checkContents(contents: Contents, schemas: Schemas, context: CheckContext): Finding[] {
  const { sections = {} } = context.options;
  return [...contents].flatMap(([name, { value, source }]) => {
    const usable = schemas.get(name);
    if (!usable) return [];
    const shape = checkShape(usable.validate, value);
    const sectionsOf = sections[name]?.();
    const problems: Problem[] = [
      ...shape,
      ...checkFixedEntries(usable.schema, value),
      ...(sectionsOf ? checkPageSections(value, sectionsOf) : []),
      ...checkValues(usable.schema, value, shape, context),
    ];
    return problems.map((problem) => locate(problem, source));
  });
}

const inOrder = (one: Finding, other: Finding) =>
  one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;

/**
 * Checks every file of the content folder: that it can be read, that it fits its schema, and that what it names exists.
 * It reports nothing that depends on something that can't be read.
 *
 * @param directory absolute path of the site
 * @param today the day of the check, which decides what has passed
 * @returns all findings, by file and place; without mistakes among them, the content can be built
 */
export async function checkContent(directory: string, options: CheckOptions, today = new Date()): Promise<Finding[]> {
  const { files, schemas, contents, findings, lists, targets } = readContents(directory, options);
  const { pictures, downloads } = namedFiles(contents, schemas);
  const allFiles = new Set(files);
  const context: CheckContext = {
    options,
    files: allFiles,
    lists,
    targets,
    formats: formatChecks(options),
    pictures: await readPictureFacts(
      join(directory, options.folder),
      [...pictures].filter((picture) => allFiles.has(picture)),
    ),
    today: today.toISOString().slice(0, 10),
  };
  const found = [...findings, ...checkContents(contents, schemas, context)];
  // A misspelt path, too, leaves a picture behind that nothing names.
  const hasMistakes = found.some(({ severity }) => severity === "mistake");
  const used = hasMistakes ? undefined : new Set([...pictures, ...downloads, ...(options.usedFiles ?? [])]);
  const { folder } = options;
  return [...found, ...checkFiles({ folder, files, names: [...schemas.keys()], used })].sort(inOrder);
}

/**
 * Lists the paths that content may link to and that the published site has to have, with and without anchors. Anchors
 * within an entry's text (`hasAnchor`) are not among them.
 *
 * @param directory absolute path of the site
 */
export function publishedPaths(directory: string, options: CheckOptions): string[] {
  const { targets } = readContents(directory, options);
  return [...targets.all()].filter((path) => targets.stateOf(path) === "published");
}
