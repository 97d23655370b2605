import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import type { JsonSchema } from "../../json-schema";

/** Describes data/prizes.json: prizes with an id, a day, a picture, and the people who won them. */
const PRIZES: JsonSchema = {
  type: "array",
  items: {
    title: "Prize",
    type: "object",
    description: "A prize",
    required: ["id", "name"],
    properties: {
      id: { type: "string", format: "slug", description: "Part of its address" },
      name: { type: "string", minLength: 1, maxLength: 40, description: "The prize's name" },
      day: { type: "string", format: "long-date", description: "When it is given" },
      image: { type: "string", format: "picture", pictureWidth: 10, description: "A picture" },
      link: { type: "string", format: "link", description: "Where to read more" },
      winner: { type: "integer", reference: "people", description: "The id of a person" },
    },
  },
};

/** Describes data/people.json. */
const PEOPLE: JsonSchema = {
  type: "array",
  items: {
    title: "Person",
    type: "object",
    description: "A person",
    required: ["id", "name"],
    properties: {
      id: { type: "integer", description: "Number" },
      name: { type: "string", minLength: 1, description: "First and last name" },
    },
  },
};

const strict = ({ items, ...schema }: JsonSchema) => ({ ...schema, items: { ...items, additionalProperties: false } });

/** A site with content of two kinds, in a folder of its own. */
export interface ExampleSite {
  readonly directory: string;
  /** Writes a file of its content folder: text as it is, other values as JSON. */
  readonly write: (file: string, content: unknown) => void;
  readonly dispose: () => void;
}

/** Makes an example site whose content has no mistakes. */
export function newExampleSite(): ExampleSite {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "example-site-")));
  const write = (file: string, content: unknown) => {
    const path = join(directory, "data", file);
    mkdirSync(dirname(path), { recursive: true });
    const isAsItIs = typeof content === "string" || Buffer.isBuffer(content);
    writeFileSync(path, isAsItIs ? content : `${JSON.stringify(content, null, 2)}\n`);
  };
  write("schemas/prizes.schema.json", strict(PRIZES));
  write("schemas/people.schema.json", strict(PEOPLE));
  write("prizes.json", [{ id: "first", name: "First prize", winner: 1 }]);
  write("people.json", [{ id: 1, name: "Ada Byron" }]);
  return {
    directory,
    write,
    dispose: () => {
      rmSync(directory, { recursive: true });
    },
  };
}

/** Gatsby's store, as far as the plugin reads it. */
export function storeOf(directory: string): NodePluginArgs["store"] {
  return { getState: () => ({ program: { directory } }) } as unknown as NodePluginArgs["store"];
}
