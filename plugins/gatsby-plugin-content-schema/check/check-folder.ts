import { contentSchema } from "../json-schema";
import { checkAddresses } from "./check-addresses";
import { checkFixedEntries, checkPageSections } from "./check-entries";
import { checkFiles, pathInData } from "./check-files";
import { checkCount, checkShape } from "./check-shape";
import { checkValues } from "./check-values";
import type { ContentFolder } from "./content-folder";
import type { CheckContext, CheckOptions } from "./context";
import { contentEntries } from "./entries";
import { locate } from "./findings";
import type { Finding, Problem } from "./findings";
import { formatChecks } from "./formats/formats";
import { picturesIn } from "./formats/html";
import { pictureFile } from "./formats/pictures";
import { readContents } from "./read-contents";
import type { Contents, Schemas } from "./read-contents";
import type { ReadSchemas } from "./read-schemas";
import { visitValues } from "./visit-values";

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
    } of visitValues(contentSchema(schema), content)) {
      if (typeof value !== "string") continue;
      const picture = format === "picture" ? pictureFile(value) : undefined;
      if (picture !== undefined) pictures.add(picture);
      if (format === "html") for (const one of picturesIn(value)) pictures.add(one);
      if (format === "file") downloads.add(pathInData(value));
    }
  }
  return { pictures, downloads };
}

function checkContents(contents: Contents, schemas: Schemas, context: CheckContext): Finding[] {
  const { sections = {} } = context.options;
  return [...contents].flatMap(([name, { value, source, files }]) => {
    const usable = schemas.get(name);
    if (!usable) return [];
    const schema = contentSchema(usable.schema);
    const shape = files.flatMap((file) => checkShape(usable.validate, file.value, file.path));
    const sectionsOf = sections[name]?.();
    const problems: Problem[] = [
      ...shape,
      ...(usable.schema.folder && context.lists.get(name)?.complete ? checkCount(schema, value) : []),
      ...checkFixedEntries(schema, value),
      ...(sectionsOf ? checkPageSections(value, sectionsOf) : []),
      ...checkValues(schema, value, shape, context),
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
 * @param usable the schemas that the content has to fit
 * @param now the time of the check, which decides what has passed
 * @returns all findings, by file and place; without mistakes among them, the content can be built
 */
export async function checkFolder(
  folder: ContentFolder,
  usable: ReadSchemas,
  options: CheckOptions,
  now = new Date(),
): Promise<Finding[]> {
  const read = readContents(folder, usable, options);
  const { files, schemas, kinds, contents, findings, lists, targets } = read;
  const { pictures, downloads } = namedFiles(contents, schemas);
  const allFiles = new Set(files);
  const context: CheckContext = {
    options,
    files: allFiles,
    lists,
    targets,
    formats: formatChecks(options),
    pictures: await folder.pictureFacts([...pictures].filter((picture) => allFiles.has(picture))),
    today: now.toISOString().slice(0, 10),
  };
  const entries = contentEntries(contents, (name) => schemas.get(name)?.schema);
  const whole = { entries };
  const inEntries = [...findings, ...checkContents(contents, schemas, context), ...checkAddresses(options, entries)];
  const inWhole = (options.rules ?? []).flatMap((rule) => [...rule(whole)]);
  const isMistake = ({ severity }: Finding) => severity === "mistake";
  // What several entries don't agree on may follow from a mistake in one of them.
  const found = inEntries.some(isMistake) ? [...inEntries, ...inWhole.filter(isMistake)] : [...inEntries, ...inWhole];
  // A misspelt path, too, leaves a picture behind that nothing names.
  const hasMistakes = found.some(isMistake);
  const used = hasMistakes ? undefined : new Set([...pictures, ...downloads, ...(options.usedFiles ?? [])]);
  return [...found, ...checkFiles({ folder: folder.name, files, kinds, used })].sort(inOrder);
}
