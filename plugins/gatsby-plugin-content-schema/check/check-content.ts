import type { PictureHost } from "../../../src/content/picture-host";
import { USED_BY_SITE } from "../../../src/content/used-by-site";
import { filesIn } from "./files";
import type { Finding } from "./finding";
import { pathInData } from "./formats/file";
import { pictureFile } from "./formats/picture";
import { locate } from "./problem";
import type { Problem } from "./problem";
import { readJson } from "./read/read-json";
import type { JsonFile } from "./read/read-json";
import { checkShape } from "./shape/check-shape";
import { readUsableSchemas } from "./shape/read-schemas";
import type { ReadSchemas } from "./shape/read-schemas";
import { checkFiles } from "./site/check-files";
import { entryList } from "./site/entry-lists";
import { readPictureFacts } from "./site/picture-facts";
import { SitePaths } from "./site/site-paths";
import { checkFixedEntries } from "./values/check-fixed-entries";
import { checkPageSections } from "./values/check-page-sections";
import { checkValues } from "./values/check-values";
import type { Surroundings } from "./surroundings";
import { visitValues } from "./visit-values";

type Contents = ReadonlyMap<string, JsonFile>;
type Schemas = ReadSchemas["schemas"];

function readContents(dataDirectory: string, files: ReadonlySet<string>, schemas: Schemas) {
  const contents = new Map<string, JsonFile>();
  const findings: Finding[] = [];
  for (const name of schemas.keys()) {
    if (!files.has(`${name}.json`)) continue;
    const read = readJson(dataDirectory, `${name}.json`);
    findings.push(...read.findings);
    if (read.content) contents.set(name, read.content);
  }
  return { contents, findings };
}

/** The files of `data/` that content names, whether they are there or not. */
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

function checkContents(contents: Contents, schemas: Schemas, surroundings: Surroundings): Finding[] {
  return [...contents].flatMap(([name, { value, source }]) => {
    const usable = schemas.get(name);
    if (!usable) return [];
    const shape = checkShape(usable.validate, value);
    const problems: Problem[] = [
      ...shape,
      ...checkFixedEntries(usable.schema, value),
      ...(name === "pages" ? checkPageSections(value) : []),
      ...checkValues(usable.schema, value, shape, surroundings),
    ];
    return problems.map((problem) => locate(problem, source));
  });
}

const inOrder = (one: Finding, other: Finding) =>
  one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;

/**
 * Checks every file in `data/`: that it can be read, that it fits its schema, and that what it names exists. What
 * depends on something that can't be read is not told.
 *
 * @param dataDirectory absolute path of `data/`
 * @param today the day of the check, which tells what is over
 * @returns all that was found, by file and place; without mistakes, the content is good to build
 */
export async function checkContent(
  dataDirectory: string,
  pictureHost: PictureHost,
  today = new Date(),
): Promise<Finding[]> {
  const allFiles = filesIn(dataDirectory);
  const files = new Set(allFiles);
  const { schemas, findings: inSchemas } = readUsableSchemas(dataDirectory, allFiles);
  const { contents, findings: inSyntax } = readContents(dataDirectory, files, schemas);
  const { pictures, downloads } = namedFiles(contents, schemas);

  const lists = new Map(
    [...schemas].flatMap(([name, usable]) =>
      usable ? [[name, entryList(usable.schema, contents.get(name)?.value)] as const] : [],
    ),
  );
  const values = new Map([...contents].map(([name, { value }]) => [name, value]));
  const surroundings: Surroundings = {
    files,
    lists,
    pictureHost,
    pictures: await readPictureFacts(
      dataDirectory,
      [...pictures].filter((picture) => files.has(picture)),
    ),
    paths: new SitePaths(values, lists),
    today: today.toISOString().slice(0, 10),
  };
  const found = [...inSchemas, ...inSyntax, ...checkContents(contents, schemas, surroundings)];
  // A misspelt path, too, leaves a picture behind that nothing names.
  const hasMistakes = found.some(({ severity }) => severity === "mistake");
  const used = hasMistakes ? undefined : new Set([...pictures, ...downloads, ...USED_BY_SITE]);
  return [...found, ...checkFiles({ files: allFiles, names: [...schemas.keys()], used })].sort(inOrder);
}
