import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { checkContent, publishedPaths } from "..";
import type { CheckOptions } from "..";
import { pluginOptionsSchema } from "../options";
import { newExampleSite } from "./support/example-site";
import type { ExampleSite } from "./support/example-site";

const REQUIRED = { folder: "data" };

const FULL = {
  ...REQUIRED,
  formatTypes: { picture: "Picture" },
  fieldExtensions: { typeset: () => ({}) },
  pictureOrigin: "https://images.example",
  usedFiles: ["images/logo.png"],
  longDate: String,
  sections: { pages: () => new Map() },
  pages: () => ["/"],
  entryPaths: { prizes: { of: () => [], mayOwn: () => false, hasAnchor: () => false } },
};

test.each([REQUIRED, FULL])("Gatsby takes right options: %j", async (options) => {
  expect(await testPluginOptionsSchema(pluginOptionsSchema, options)).toMatchObject({
    isValid: true,
    errors: [],
    warnings: [],
  });
});

test.each([
  [{ ...REQUIRED, folder: undefined }, '"folder" is required'],
  [{ ...REQUIRED, pictureOrigin: "images.example" }, '"pictureOrigin" must be a valid uri with a scheme matching'],
  [{ ...REQUIRED, pages: ["/"] }, '"pages" must be of type function'],
  [{ ...REQUIRED, entryPaths: { prizes: { of: () => [] } } }, '"entryPaths.prizes.mayOwn" is required'],
  [{ ...REQUIRED, fieldExtensions: { typeset: true } }, '"fieldExtensions.typeset" must be of type function'],
])("Gatsby stops at wrong options: %j", async (options, message) => {
  const { isValid, errors } = await testPluginOptionsSchema(pluginOptionsSchema, options);
  expect(isValid).toBe(false);
  expect(errors.join()).toContain(message);
});

describe("the check, by its options", () => {
  const withLink = { id: "second", name: "Second prize", link: "/prizes/third" };
  const longDate = (day: string) => `Day ${day}`;
  let site: ExampleSite;

  beforeEach(() => {
    site = newExampleSite();
  });

  afterEach(() => {
    site.dispose();
  });

  const messages = async (options: Partial<CheckOptions>) =>
    (await checkContent(site.directory, { folder: "data", longDate, ...options })).map(({ message }) => message);

  test("has nothing to say of good content", async () => {
    expect(await messages({})).toEqual([]);
  });

  test("looks links up where the site names its pages", async () => {
    site.write("prizes.json", [withLink]);
    const ofPrize = { of: ({ id }: { readonly id?: unknown }) => [`/prizes/${String(id)}`], mayOwn: () => false };
    expect(await messages({})).toEqual([]);
    expect(await messages({ pages: () => ["/prizes"] })).toEqual(["the site has no page /prizes/third"]);
    const third = { id: "third", name: "Third prize" };
    site.write("prizes.json", [withLink, third]);
    const options: CheckOptions = { folder: "data", longDate, pages: () => ["/"], entryPaths: { prizes: ofPrize } };
    expect(await messages(options)).toEqual([]);
    expect(publishedPaths(site.directory, options)).toEqual(["/", "/prizes/second", "/prizes/third"]);
  });

  test("takes pictures from the one origin that it is given", async () => {
    site.write("prizes.json", [{ id: "first", name: "First prize", image: "https://images.example/1" }]);
    expect(await messages({ pictureOrigin: "https://images.example" })).toEqual([]);
    expect(await messages({})).toEqual(["pictures can't be taken from this address"]);
  });

  test("holds dates against the form that pages show", async () => {
    site.write("prizes.json", [{ id: "first", name: "First prize", day: "April 18, 2026" }]);
    expect(await messages({})).toEqual(["there is no such day"]);
    expect(await messages({ longDate: () => "April 18, 2026" })).toEqual([]);
  });

  test("knows the format long-date only with a function that writes such dates", async () => {
    expect(await messages({ longDate: undefined })).toEqual([expect.stringContaining('unknown format "long-date"')]);
  });

  test("knows files that the site itself uses", async () => {
    site.write("images/logo.png", "");
    expect(await messages({})).toEqual(["no content uses this picture"]);
    expect(await messages({ usedFiles: ["images/logo.png"] })).toEqual([]);
  });

  test("knows a keyword that becomes a field extension", async () => {
    const prop = { title: "Note", type: "object", properties: { text: { type: "string", loud: true } } };
    site.write("schemas/notes.schema.json", prop);
    site.write("notes.json", { text: "Words" });
    expect(await messages({})).toEqual([expect.stringContaining('unknown keyword: "loud"')]);
    expect(await messages({ fieldExtensions: { loud: () => ({}) } })).toEqual([]);
  });

  test("holds pages to the sections that they show", async () => {
    const sections = { people: () => new Map([["1", ["top"]]]) };
    site.write("schemas/people.schema.json", {
      type: "array",
      items: {
        title: "Person",
        type: "object",
        properties: {
          id: { type: "integer" },
          sections: { type: "array", items: { title: "Part", type: "object", properties: { id: { type: "string" } } } },
        },
      },
    });
    site.write("people.json", [{ id: 1, sections: [{ id: "top" }] }]);
    expect(await messages({ sections })).toEqual([]);
    site.write("people.json", [{ id: 1, sections: [] }]);
    expect(await messages({ sections })).toEqual([
      expect.stringContaining('the section "top" of the page "1" is missing'),
    ]);
  });
});
