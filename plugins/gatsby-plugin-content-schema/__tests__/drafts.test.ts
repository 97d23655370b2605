import { isPublished, publishedEntry, publishedLists, showsDrafts } from "../drafts";
import type { JsonSchema } from "../json-schema";

describe("drafts are shown", () => {
  it.each([
    [{ NODE_ENV: "production" }, false],
    [{ NODE_ENV: "production", CONTEXT: "production" }, false],
    [{ NODE_ENV: "production", CONTEXT: "deploy-preview" }, true],
    [{ NODE_ENV: "production", CONTEXT: "branch-deploy" }, true],
    [{ NODE_ENV: "development" }, true],
  ])("with %j: %s", (environment, shown) => {
    expect(showsDrafts(environment)).toBe(shown);
  });
});

it("an entry is published where it isn't a draft", () => {
  expect(isPublished({})).toBe(true);
  expect(isPublished({ draft: null })).toBe(true);
  expect(isPublished({ draft: false })).toBe(true);
  expect(isPublished({ draft: true })).toBe(false);
});

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
});

describe("an entry that another one may refer to", () => {
  const resolved = (entry: { readonly draft?: boolean } | null) => {
    const info = { originalResolver: () => Promise.resolve(entry) };
    return publishedEntry.resolve({}, {}, {}, info as unknown as Parameters<typeof publishedEntry.resolve>[3]);
  };

  it("is found where it is published", async () => {
    const study = { draft: false };
    expect(await resolved(study)).toBe(study);
  });

  it("is nothing where it is a draft, or where there is no reference", async () => {
    expect(await resolved({ draft: true })).toBeNull();
    expect(await resolved(null)).toBeNull();
  });
});
