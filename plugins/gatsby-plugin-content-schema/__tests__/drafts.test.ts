import type { CreateResolversArgs } from "gatsby";
import { createPublishedLists, publishedExtension, publishedLists } from "../drafts";
import type { JsonSchema } from "../json-schema";
import { newExampleSite, storeOf } from "./support/example-site";

describe("lists of content", () => {
  const job: JsonSchema = {
    type: "array",
    items: { type: "object", title: "Job", properties: { draft: { type: "boolean" } } },
  };
  const page: JsonSchema = { type: "array", items: { type: "object", title: "PageCopy", properties: {} } };
  const { allJob, ...others } = publishedLists([job, page]);
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
    site.dispose();
  });
});

describe("an entry that a field with @published refers to", () => {
  const resolved = (entry: { readonly draft?: boolean } | null, showDrafts = false) => {
    const { resolve } = publishedExtension(showDrafts).extend({}, { resolve: () => Promise.resolve(entry) });
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

  it("is a draft too where the site shows drafts", async () => {
    expect(await resolved({ draft: true }, true)).toEqual({ draft: true });
  });

  it("has to be found by a resolver before it", () => {
    expect(() => publishedExtension(false).extend({}, {})).toThrow("@published has to stand behind @link");
  });
});
