import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parse } from "jsonc-parser";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import type { LanguageService } from "vscode-json-languageservice";
import { contentFiles, readSchemas } from "../../plugins/gatsby-plugin-content-schema";

const PROJECT = join(__dirname, "../..");
const DATA = join(PROJECT, "data");
const PROJECT_URL = pathToFileURL(PROJECT).href;

interface Settings {
  readonly "json.schemas": readonly { readonly fileMatch: string[]; readonly url: string }[];
}

const settings = parse(readFileSync(join(PROJECT, ".vscode/settings.json"), "utf8")) as Settings;

/** What Visual Studio Code asks about JSON files, with this project's settings. */
function editor(): LanguageService {
  const service = getLanguageService({ schemaRequestService: (url) => readFile(fileURLToPath(url), "utf8") });
  service.configure({
    validate: true,
    allowComments: false,
    schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({
      fileMatch,
      uri: new URL(url, `${PROJECT_URL}/`).href,
      folderUri: PROJECT_URL,
    })),
  });
  return service;
}

const service = editor();

/** A content file, opened with this text in it. */
function open(file: string, text: string) {
  const document = TextDocument.create(pathToFileURL(join(DATA, file)).href, "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

const complaints = async (file: string, text: string) => {
  const { document, json } = open(file, text);
  return (await service.doValidation(document, json)).map(({ message, range }) => ({
    message,
    line: range.start.line,
  }));
};

const schemas = readSchemas(DATA);

const files = [...schemas].flatMap(([name, schema]) => contentFiles(DATA, name, schema));

test("every content file is tied to its schema, and no other file is", () => {
  const tied = settings["json.schemas"].map(({ fileMatch, url }) => [fileMatch, url]);
  const sorted = [...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1));
  expect(tied).toEqual(
    sorted.map(([name, { folder }]) => [
      [folder ? `/data/${name}/*.json` : `/data/${name}.json`],
      `./data/schemas/${name}.schema.json`,
    ]),
  );
});

test.each(files)("%s has nothing underlined, and its first key is explained", async (file) => {
  const text = readFileSync(join(DATA, file), "utf8");
  expect(await complaints(file, text)).toEqual([]);
  const { document, json } = open(file, text);
  const hover = await service.doHover(document, document.positionAt(text.indexOf('"') + 1), json);
  expect(JSON.stringify(hover?.contents ?? "")).toMatch(/[a-z]{3}/);
});

test("keys and choices are completed", async () => {
  const propose = async (text: string) => {
    const { document, json } = open("jobs/new.json", text.replace("|", ""));
    const list = await service.doComplete(document, document.positionAt(text.indexOf("|")), json);
    return list?.items.map(({ label }) => label) ?? [];
  };
  expect(await propose('{ "number": 1, "|" }')).toEqual(expect.arrayContaining(["title", "location", "summary"]));
  expect(await propose('{ "type": | }')).toEqual(expect.arrayContaining(['"Full-time"', '"Part-time"']));
});

test("mistakes are underlined where they are", async () => {
  const text = readFileSync(join(DATA, "faq.json"), "utf8");
  const line = text.split("\n").findIndex((row) => row.includes('"question"'));
  expect(await complaints("faq.json", text.replace('"question"', '"qestion"'))).toEqual(
    expect.arrayContaining([{ message: "Property qestion is not allowed.", line }]),
  );
  expect(await complaints("faq.json", text.replace(/"question": ".*"/, '"question": 1'))).toEqual([
    expect.objectContaining({ line }),
  ]);
});
