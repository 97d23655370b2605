import Ajv from "ajv/dist/2020";
import type { ValidateFunction } from "ajv/dist/2020";
import type { Node } from "jsonc-parser";
import { SCHEMA_SUFFIX } from "../../json-schema";
import type { JsonSchema } from "../../json-schema";
import type { Finding } from "../finding";
import { FORMATS } from "../formats/formats";
import { nearest } from "../nearest";
import { readJson } from "../read/read-json";
import type { JsonFile } from "../read/read-json";
import { pathOf } from "./json-pointer";

/** Keywords of `data/schemas/` beyond JSON Schema's own; json-schema.ts says what they mean. */
const OWN_KEYWORDS = ["future", "pictureWidth", "reference", "typeset", "unique", "verbatim"];

const REMEDY = "Undo the change, or ask a developer: the schemas say what the site can show.";

/** A schema that content can be checked against. */
export interface ReadableSchema {
  readonly schema: JsonSchema;
  readonly validate: ValidateFunction;
}

/** The schemas by the names of their content files; one that can't be used has nothing behind its name. */
export interface ReadSchemas {
  readonly schemas: ReadonlyMap<string, ReadableSchema | undefined>;
  readonly findings: readonly Finding[];
}

/** Formats count as met here: they are checked with all that stands around a value, once its shape is right. */
function createValidator(): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false, strictRequired: false, logger: false });
  ajv.addVocabulary(OWN_KEYWORDS);
  for (const format of Object.keys(FORMATS)) ajv.addFormat(format, true);
  return ajv;
}

/** The first key or text of a schema that reads like this. */
function findWord(node: Node, word: string): Node | undefined {
  if (node.type === "string" && node.value === word) return node;
  for (const child of node.children ?? []) {
    const found = findWord(child, word);
    if (found) return found;
  }
  return undefined;
}

/** What Ajv doesn't understand in a schema that has the form of one: an unknown keyword or format, mostly. */
function misunderstanding(error: unknown, { source }: JsonFile, ajv: Ajv): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const word = /"([^"]+)"/.exec(message)?.[1] ?? "";
  const node = source.tree && findWord(source.tree, word);
  const known = message.includes("keyword")
    ? [...Object.keys(ajv.RULES.all), ...Object.keys(ajv.RULES.keywords)]
    : Object.keys(FORMATS);
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

function readSchema(content: JsonFile, ajv: Ajv): { schema?: ReadableSchema; findings: readonly Finding[] } {
  const { value, source } = content;
  if (!ajv.validateSchema(value as JsonSchema)) {
    const [error] = ajv.errors ?? [];
    const place = source.place(pathOf(error?.instancePath ?? ""));
    const message = `the schema is not a valid one: this ${error?.message ?? "breaks JSON Schema's rules"}`;
    return { findings: [{ severity: "mistake", file: source.file, ...place, message, remedy: REMEDY }] };
  }
  try {
    return { schema: { schema: value as JsonSchema, validate: ajv.compile(value as JsonSchema) }, findings: [] };
  } catch (error) {
    return { findings: [misunderstanding(error, content, ajv)] };
  }
}

/**
 * Reads the schema of each content file, and checks that it can be used.
 *
 * @param dataDirectory absolute path of `data/`
 * @param files all files of `data/`, relative to it
 */
export function readUsableSchemas(dataDirectory: string, files: readonly string[]): ReadSchemas {
  const ajv = createValidator();
  const schemas = new Map<string, ReadableSchema | undefined>();
  const findings: Finding[] = [];
  for (const file of files) {
    if (!file.startsWith("schemas/") || !file.endsWith(SCHEMA_SUFFIX)) continue;
    const read = readJson(dataDirectory, file);
    const usable = read.content ? readSchema(read.content, ajv) : { findings: [] };
    findings.push(...read.findings, ...usable.findings);
    schemas.set(file.slice("schemas/".length, -SCHEMA_SUFFIX.length), usable.schema);
  }
  return { schemas, findings };
}
