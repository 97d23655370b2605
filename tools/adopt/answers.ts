import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Ajv from "ajv/dist/2020";
import type site from "../../data/site.json";
import type offices from "../../data/offices.json";
import { readSchemas } from "../../plugins/gatsby-plugin-content-schema";
import type { SwitchablePageId } from "../../src/content/site-pages";
import type { GivenColors } from "../theme/propose-colors";

type Written = typeof site;

/** What `data/site.json` says of any firm: not every one has a second company, a short name or a page switched off. */
export type Site = Omit<Written, "legalEntity" | "shortName" | "pages"> & {
  readonly shortName?: string;
  readonly pages?: Readonly<Partial<Record<SwitchablePageId, boolean>>>;
  readonly legalEntity: Readonly<Record<"name" | "office" | "governingLaw" | "jurisdiction", string>> & {
    readonly requestsPhone?: string;
    readonly affiliate?: Readonly<Record<"name" | "office" | "clause" | "sentence", string>>;
  };
};

/** What a new owner's firm is called, where it is and what it looks like. */
export interface Answers {
  /** The fields of `data/site.json` that this firm has otherwise; the others stay as they are. */
  readonly site: Readonly<Partial<Site>> & Readonly<Record<(typeof NEEDED)[number], unknown>>;
  readonly colors: GivenColors;
  /** The firm's offices, as `data/offices.json` has them. */
  readonly offices: typeof offices;
  /** SVG files of the logo, as absolute paths; those that are missing are drawn from the brand. */
  readonly logo: Readonly<Partial<Record<LogoFile, string>>>;
}

/** A file of the logo, by its name in `data/site.json`. */
export type LogoFile = keyof Site["logo"];

/** The facts that no two firms share: an adoption without one of them would keep the old firm's. */
const NEEDED = [
  "brand",
  "product",
  "tagline",
  "address",
  "email",
  "phone",
  "founded",
  "legalEntity",
  "socialLinks",
  "languages",
] as const satisfies readonly (keyof Site)[];

const COLOR = { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" };

/** The shape of a file with answers: parts of the content's own schemas. */
function answersSchema(directory: string): object {
  const schemas = readSchemas(resolve(directory, "data"));
  const { properties: { logo, ...facts } = {} } = schemas.get("site") ?? {};
  const text = (name: string) => [name, { type: "string" }];
  return {
    type: "object",
    additionalProperties: false,
    required: ["site", "colors", "offices"],
    properties: {
      site: { type: "object", additionalProperties: false, required: NEEDED, properties: facts },
      colors: {
        type: "object",
        additionalProperties: false,
        required: ["ink", "accent"],
        properties: { ink: COLOR, accent: COLOR, highlight: COLOR },
      },
      offices: schemas.get("offices"),
      logo: {
        type: "object",
        additionalProperties: false,
        properties: Object.fromEntries(Object.keys(logo?.properties ?? {}).map(text)),
      },
    },
  };
}

/**
 * Reads answers from a JSON file.
 *
 * @param file its path; the paths of logo files in it are relative to its folder
 * @param directory absolute path of the site, whose schemas describe the answers
 * @throws Error where the file can't be read, or what it says can't be used, with each place
 */
export function readAnswers(file: string, directory: string): Answers {
  const answers = JSON.parse(readFileSync(file, "utf8")) as Answers;
  // The check looks at formats, when all answers are in their places.
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  if (!ajv.validate(answersSchema(directory), answers)) {
    throw new Error(`${file} can't be used:\n${ajv.errorsText(ajv.errors, { separator: "\n", dataVar: "answers" })}`);
  }
  const besides = (path: string) => resolve(dirname(file), path);
  const logo = Object.fromEntries(Object.entries(answers.logo ?? {}).map(([name, path]) => [name, besides(path)]));
  const missing = Object.values(logo).filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`${file} names files that aren't there:\n${missing.join("\n")}`);
  return { ...answers, logo };
}
