import type { CreateResolversArgs } from "gatsby";
import { createPublishedLists, emptyLists, publishedExtension, publishedLists } from "../drafts";
import type { JsonSchema } from "../json-schema";
import { newExampleSite, storeOf } from "./support/example-site";

describe("lists of content", () => {
  const job: JsonSchema = {
    type: "array",
    items: { type: "object", title: "Job", properties: { draft: { type: "boolean" } } },
  };
  const page: JsonSchema = { type: "array", items: { type: "object", title: "PageCopy", properties: {} } };
  const { allJob, ...others } = publishedLists([job, page], { heldBack: new Map() });
  const originalResolver = (_source: unknown, args: object) => args;

  it("are those whose entries can be drafts", () => {
    expect(others).toEqual({});
  });

  it("leave drafts out, beside what their query asks for", () => {
    const args = { limit: 3, filter: { type: { eq: "Full-time" } } };
    const info = { originalResolver } as unknown as Parameters<NonNullable<typeof allJob>["resolve"]>[3];
    expect(allJob?.resolve(null, args, null, info)).toEqual({
      limit: 3,
      filter: { type: { eq: "Full-time" }, draft: { ne: true } },
    });
  });

  it("leave out what is held back until its day, which they read anew", () => {
    const heldBack = new Map([["Job", { dayOf: () => undefined, field: "published" }]]);
    const lists = publishedLists([job], { heldBack, today: ({ day }: { day: string }) => day });
    const info = { originalResolver } as unknown as Parameters<NonNullable<typeof allJob>["resolve"]>[3];
    expect(lists.allJob?.resolve(null, {}, { day: "2026-11-23" }, info)).toEqual({
      filter: { published: { lte: "2026-11-23" }, draft: { ne: true } },
    });
  });

  it("of what no visitor sees have nothing", () => {
    const { allWebinar } = emptyLists(["Webinar"]);
    const info = { originalResolver } as unknown as Parameters<NonNullable<typeof allWebinar>["resolve"]>[3];
    expect(allWebinar?.resolve(null, { filter: { title: { ne: "" } } }, null, info)).toEqual({
      filter: { title: { ne: "" }, id: { eq: "" } },
    });
  });

  it("keep their drafts only where the site shows them", () => {
    const site = newExampleSite();
    const resolved: string[] = [];
    const args = {
      store: storeOf(site.directory),
      createResolvers: ({ Query }: { Query: object }) => resolved.push(...Object.keys(Query)),
    } as unknown as CreateResolversArgs;
    createPublishedLists(args, { folder: "data", showDrafts: true });
    expect(resolved).toEqual([]);
    createPublishedLists(args, { folder: "data", showDrafts: false });
    expect(resolved).toEqual(["allPrize"]);
    resolved.length = 0;
    createPublishedLists(args, { folder: "data", showDrafts: true, hidden: ["prizes"] });
    expect(resolved).toEqual(["allPrize"]);
    expect(() => {
      createPublishedLists(args, { folder: "data", showDrafts: true, hidden: ["medals"] });
    }).toThrow('The option hidden names "medals", and there is no schema of this name');
    site.dispose();
  });
});

describe("an entry that a field with @published refers to", () => {
  const heldBack = new Map([
    ["Prize", { dayOf: ({ day }: Record<string, unknown>) => String(day), field: "published" }],
  ]);
  const resolved = (entry: object | null, showDrafts = false) => {
    const { resolve } = publishedExtension({ showDrafts, heldBack, today: () => "2026-11-23" }).extend(
      {},
      { resolve: () => Promise.resolve(entry) },
    );
    return resolve({}, {}, {}, {} as Parameters<typeof resolve>[3]);
  };

  it("is found where it is published", async () => {
    const study = { draft: false };
    expect(await resolved(study)).toBe(study);
  });

  it("is nothing where it is a draft, or where there is no reference", async () => {
    expect(await resolved({ draft: true })).toBeNull();
    expect(await resolved(null)).toBeNull();
  });

  it("is nothing until its day", async () => {
    const prize = (day: string) => ({ internal: { type: "Prize" }, day });
    expect(await resolved(prize("2026-11-23"))).toEqual(prize("2026-11-23"));
    expect(await resolved(prize("2026-11-24"))).toBeNull();
    expect(await resolved(prize("2026-11-24"), true)).toEqual(prize("2026-11-24"));
  });

  it("is a draft too where the site shows drafts", async () => {
    expect(await resolved({ draft: true }, true)).toEqual({ draft: true });
  });

  it("is nothing where no visitor sees its kind, drafts shown or not", async () => {
    const field = { resolve: () => Promise.resolve({ internal: { type: "Prize" } }) };
    for (const showDrafts of [true, false]) {
      const extension = publishedExtension({ showDrafts, hidden: new Set(["Prize"]), heldBack: new Map() });
      const { resolve } = extension.extend({}, field);
      expect(await resolve({}, {}, {}, {} as Parameters<typeof resolve>[3])).toBeNull();
    }
  });

  it("has to be found by a resolver before it", () => {
    expect(() => publishedExtension({ showDrafts: false, heldBack }).extend({}, {})).toThrow(
      "@published has to stand behind @link",
    );
  });
});
