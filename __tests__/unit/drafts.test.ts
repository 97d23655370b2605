import { isPublished, showsDrafts } from "../../src/content/drafts";

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
