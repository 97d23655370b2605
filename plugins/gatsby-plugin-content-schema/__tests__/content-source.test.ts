import { join } from "node:path";
import { contentSource } from "../content-source";
import { newExampleSite } from "./support/example-site";
import type { ExampleSite } from "./support/example-site";

let site: ExampleSite;

beforeEach(() => {
  site = newExampleSite();
  site.write("schemas/medals.schema.json", { title: "Medal", type: "object", folder: true });
});

afterEach(() => {
  site.dispose();
});

const inData = (file: string) => join(site.directory, "data", file);

test.each([
  ["prizes.json", false],
  ["medals/gold.json", false],
  ["images/gold.jpg", false],
  ["images/gold.json", true],
  ["schemas/prizes.schema.json", true],
  ["prizes/gold.json", true],
  ["medals.json", true],
  ["medals/old/gold.json", true],
  ["notes.json", true],
])("of the content folder, %s is ignored: %s", (file, ignored) => {
  expect(contentSource(inData("")).ignore(inData(file))).toBe(ignored);
});

test.each([
  ["prizes.json", "Prize"],
  ["medals/gold.json", "Medal"],
])("%s holds entries of the type %s", (file, type) => {
  expect(contentSource(inData("")).typeName({ node: { absolutePath: inData(file) } })).toBe(type);
});

test("a file whose schema has no title stops Gatsby", () => {
  site.write("schemas/medals.schema.json", { type: "object", folder: true });
  const { typeName } = contentSource(inData(""));
  expect(() => typeName({ node: { absolutePath: inData("medals/gold.json") } })).toThrow(/gold\.json has no schema/);
});
