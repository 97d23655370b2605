import { beforeSave, withFormerIds } from "../browser/check/before-save";
import type { Confirm } from "../browser/check/before-save";
import { entryFormat } from "../browser/entry-format";
import { fileFormat } from "../browser/file-format";
import type { JsonSchema } from "../../gatsby-plugin-content-schema";

const ENTRY: JsonSchema = {
  title: "Service",
  type: "object",
  required: ["id", "title"],
  properties: {
    id: { type: "string", format: "slug" },
    title: { type: "string" },
    formerIds: { type: "array", items: { type: "string" } },
  },
};
const SERVICES: JsonSchema = { type: "array", items: ENTRY };
const ADVICE = { id: "advice", title: "Advice" };

const kinds = new Map([
  ["services", { schema: SERVICES, format: fileFormat(SERVICES) }],
  ["notes", { schema: { ...ENTRY, folder: true }, format: entryFormat(ENTRY) }],
]);

const list = (...entries: object[]) => JSON.stringify(entries, null, 2);

type Fields = Readonly<Record<string, unknown>>;

/** As much of an Immutable map as the listener looks at. */
const mapOf = (fields: Fields): object => ({
  get: (key: string) => (key === "data" ? mapOf(fields[key] as Fields) : fields[key]),
  set: (key: string, value: unknown) => mapOf({ ...fields, [key]: value }),
  toJS: () => fields,
});

/** What Sveltia hands over before it saves a form, and what it gets back. */
async function save(path: string, data: object, newRecord: boolean, confirm: Confirm): Promise<unknown> {
  const entry = mapOf({ path, data, newRecord, collection: "_singletons", i18n: {} });
  const handler = beforeSave(kinds, "data", confirm);
  const answer = await handler({ entry, author: { login: "", name: "" } } as never);
  return (answer as { toJS(): { data: unknown } } | undefined)?.toJS().data;
}

const nothing: Confirm = () => Promise.resolve([]);

beforeEach(() => {
  kinds.get("services")?.format.fromFile(list(ADVICE));
});

test("the file is judged as it will be, without what Sveltia adds to lists for itself", async () => {
  const asked: unknown[][] = [];
  const entries = [{ ...ADVICE, title: "Counsel", __sc_item_id: "x" }];
  const answer = await save("data/services.json", { entries }, false, (...change) => {
    asked.push(change);
    return Promise.resolve([]);
  });
  expect(asked).toEqual([["services", "services.json", list(ADVICE), list({ ...ADVICE, title: "Counsel" })]]);
  expect(answer).toBeUndefined();
});

test("a new entry has no text before", async () => {
  const asked: unknown[][] = [];
  await save("data/notes/spring.json", ADVICE, true, (...change) => {
    asked.push(change);
    return Promise.resolve([]);
  });
  expect(asked).toEqual([["notes", "notes/spring.json", undefined, expect.stringContaining("Advice")]]);
});

test("a save that the editor calls off ends, and the form's file stays as it was for the next time", async () => {
  const entries = [{ ...ADVICE, title: "Counsel" }];
  const refuse: Confirm = () => Promise.reject(new Error("called off"));
  await expect(save("data/services.json", { entries }, false, refuse)).rejects.toThrow("called off");
  expect(kinds.get("services")?.format.written(entries).old).toBe(list(ADVICE));
});

test("a renamed entry remembers its former id, where the editor wants that", async () => {
  const entries = [{ ...ADVICE, id: "counsel", __sc_item_id: "x" }];
  const rename: Confirm = () => Promise.resolve([{ name: "Advice", id: "advice", renamedTo: "counsel" }]);
  expect(await save("data/services.json", { entries }, false, rename)).toEqual({
    entries: [{ ...ADVICE, id: "counsel", __sc_item_id: "x", formerIds: ["advice"] }],
  });
});

test("an entry that gets a former id back doesn't keep it as a former one", () => {
  const renamed = [{ name: "Advice", id: "counsel", renamedTo: "advice" }];
  const entry = { ...ADVICE, formerIds: ["help", "advice"] };
  expect(withFormerIds([entry], renamed)).toEqual([{ ...ADVICE, formerIds: ["help", "counsel"] }]);
});

test("what is no content of the site is left to Sveltia", async () => {
  expect(await save("data/unknown.json", {}, false, nothing)).toBeUndefined();
});
