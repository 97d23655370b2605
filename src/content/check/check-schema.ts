import { existsSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2020";
import type { ErrorObject } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { JsonSchema } from "../json-schema";
import type { PictureHost } from "../picture-host";
import { forbiddenHtml } from "./allowed-html";
import type { Mistake } from "./mistake";

/** What the formats of the schemas are checked against. */
export interface Surroundings {
  /** Absolute path of `data/`. */
  readonly dataDirectory: string;
  readonly pictureHost: PictureHost;
  /** Every path that a link may name. */
  readonly sitePaths: ReadonlySet<string>;
}

/** "[2].hero.title" from "/2/hero/title". */
function place(pointer: string): string {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");
}

function formatMessage(format: string, value: unknown, { pictureHost }: Surroundings): string {
  const shown = JSON.stringify(value);
  switch (format) {
    case "picture":
      return `there is no picture ${shown}; give the path of a file relative to data/, or an address that begins with ${pictureHost.origin}/`;
    case "site-path":
      return `the site has no page or anchor ${shown}`;
    case "html":
      return `${forbiddenHtml(String(value)) ?? "this markup"} is not allowed here; use headings, paragraphs, lists, quotes, tables and links without other attributes`;
    default:
      return `${shown} is not a valid ${format}`;
  }
}

function message(error: ErrorObject, surroundings: Surroundings): string {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case "additionalProperties":
      return `unknown key "${String(params.additionalProperty)}"; remove it, or correct its spelling`;
    case "required":
      return `the key "${String(params.missingProperty)}" is missing`;
    case "enum":
      return `${JSON.stringify(error.data)} is not one of ${(params.allowedValues as string[]).join(", ")}`;
    case "format":
      return formatMessage(String(params.format), error.data, surroundings);
    case "minLength":
    case "maxLength":
      return `${error.message ?? "wrong length"}; it has ${String(String(error.data).length)}`;
    default:
      return error.message ?? error.keyword;
  }
}

/**
 * Checks one content file against its schema: keys, lengths, counts, pictures, links and markup.
 *
 * @param name the file's name without ending
 */
export function checkSchema(name: string, schema: JsonSchema, value: unknown, surroundings: Surroundings): Mistake[] {
  const { dataDirectory, pictureHost, sitePaths } = surroundings;
  const ajv = addFormats(new Ajv({ allErrors: true, verbose: true }));
  ajv.addVocabulary(["reference", "unique", "pictureWidth"]);
  for (const format of ["slug", "long-date", "long-month", "phone", "https-url", "file"]) ajv.addFormat(format, true);
  ajv.addFormat("picture", (picture) =>
    /^https?:/.test(picture) ? picture.startsWith(`${pictureHost.origin}/`) : existsSync(join(dataDirectory, picture)),
  );
  ajv.addFormat("site-path", (path) => sitePaths.has(path));
  ajv.addFormat("html", (html) => forbiddenHtml(html) === null);
  if (ajv.validate(schema, value)) return [];
  return (ajv.errors ?? []).map((error) => ({
    file: `data/${name}.json`,
    place: place(error.instancePath),
    message: message(error, surroundings),
  }));
}
