import Ajv from "ajv/dist/2020";
import type { ValidateFunction } from "ajv/dist/2020";
import type { Node } from "jsonc-parser";
import { SCHEMA_SUFFIX } from "../json-schema";
import type { JsonSchema } from "../json-schema";
import { pathOf } from "./check-shape";
import type { ContentFolder } from "./content-folder";
import type { CheckOptions } from "./context";
import { nearest } from "./findings";
import type { Finding } from "./findings";
import { formatChecks } from "./formats/formats";
import { readJson } from "./read-json";
import type { JsonFile } from "./read-json";

/** Keywords of the schemas beyond JSON Schema's own; json-schema.ts says what they mean. */
const OWN_KEYWORDS = ["folder", "future", "numbered", "pictureWidth", "reference", "unique"];

const REMEDY = "Undo the change, or ask a developer: the schemas say what the site can show.";

/** A schema that content can be checked against. */
interface ReadableSchema {
  readonly schema: JsonSchema;
  readonly validate: ValidateFunction;
}

/** The schemas by the names of their content files or folders, undefined for a schema that can't be used. */
export interface ReadSchemas {
  readonly schemas: ReadonlyMap<string, ReadableSchema | undefined>;
  readonly findings: readonly Finding[];
}

/** The usable schemas of former checks, by their text: compiling them takes most of a check's time. */
const compiled = new WeakMap<CheckOptions, Map<string, ReadableSchema>>();

/** Creates a validator that takes any text for any format: check-values.ts checks formats, once the shape is right. */
function createValidator({ fieldExtensions = {} }: CheckOptions, formats: readonly string[]): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false, strictRequired: false, logger: false });
  ajv.addVocabulary([...OWN_KEYWORDS, ...Object.keys(fieldExtensions)].sort());
  for (const format of formats) ajv.addFormat(format, true);
  return ajv;
}

/** Finds the first key or text of a schema that is this word. */
function findWord(node: Node, word: string): Node | undefined {
  if (node.type === "string" && node.value === word) return node;
  for (const child of node.children ?? []) {
    const found = findWord(child, word);
    if (found) return found;
  }
  return undefined;
}

/** Explains what Ajv doesn't understand in a schema of valid form, mostly an unknown keyword or format. */
function misunderstanding(error: unknown, { source }: JsonFile, ajv: Ajv, formats: readonly string[]): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const word = /"([^"]+)"/.exec(message)?.[1] ?? "";
  const node = source.tree && findWord(source.tree, word);
  const known = message.includes("keyword")
    ? [...Object.keys(ajv.RULES.all), ...Object.keys(ajv.RULES.keywords)]
    : formats;
  const suggestion = nearest(word, known);
  return {
    severity: "mistake",
    file: source.file,
    ...source.placeAt(node?.offset ?? 0),
    message: `the schema can't be used: ${message}`,
    remedy: REMEDY,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function readSchema(
  content: JsonFile,
  ajv: Ajv,
  formats: readonly string[],
  known: Map<string, ReadableSchema>,
): { schema?: ReadableSchema; findings: readonly Finding[] } {
  const { value, source } = content;
  const earlier = known.get(source.text);
  if (earlier) return { schema: earlier, findings: [] };
  if (!ajv.validateSchema(value as JsonSchema)) {
    const [error] = ajv.errors ?? [];
    const place = source.place(pathOf(error?.instancePath ?? ""));
    const message = `the schema is not a valid one: this ${error?.message ?? "breaks JSON Schema's rules"}`;
    return { findings: [{ severity: "mistake", file: source.file, ...place, message, remedy: REMEDY }] };
  }
  try {
    const schema = { schema: value as JsonSchema, validate: ajv.compile(value as JsonSchema) };
    known.set(source.text, schema);
    return { schema, findings: [] };
  } catch (error) {
    return { findings: [misunderstanding(error, content, ajv, formats)] };
  }
}

/** Reads the schema of each kind of content, and checks that it can be used. */
export function readUsableSchemas(folder: ContentFolder, options: CheckOptions): ReadSchemas {
  const formats = Object.keys(formatChecks(options));
  const ajv = createValidator(options, formats);
  const known = compiled.get(options) ?? new Map<string, ReadableSchema>();
  compiled.set(options, known);
  const schemas = new Map<string, ReadableSchema | undefined>();
  const findings: Finding[] = [];
  for (const file of folder.files) {
    if (!file.startsWith("schemas/") || !file.endsWith(SCHEMA_SUFFIX)) continue;
    const read = readJson(folder, file);
    const usable = read.content ? readSchema(read.content, ajv, formats, known) : { findings: [] };
    findings.push(...read.findings, ...usable.findings);
    schemas.set(file.slice("schemas/".length, -SCHEMA_SUFFIX.length), usable.schema);
  }
  return { schemas, findings };
}
