import { HONEYPOT_FIELD, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { startBundles } from "./support/bundles";
import type { Bundles } from "./support/bundles";
import { VALID } from "./support/examples";
import { stored, storedKeys } from "./support/stored";

let site: Bundles;

beforeAll(async () => {
  site = await startBundles();
});

beforeEach(() => site.empty());

afterAll(() => site.stop());

describe.each(SUBMISSION_KINDS)("the %s endpoint", (kind) => {
  it("stores a submission and answers 201 with its id", async () => {
    const { status, body } = await site.post(kind, VALID[kind]);
    expect(status).toBe(201);
    expect(await stored(body.id ?? "")).toMatchObject({ id: body.id, kind, spam: false, values: VALID[kind] });
  });

  it("sends a browser without JavaScript to the page for success, and the submission is stored", async () => {
    const { status, headers } = await site.postForm(kind, VALID[kind]);
    expect([status, headers.get("location")]).toEqual([303, `/submitted/${kind}/success`]);
    expect(await storedKeys(`${kind}/`)).toHaveLength(1);
  });

  const REFERERS = [
    ["https://www.example.com/webinars", "#from-webinars"],
    ["https://www.example.com/white-papers?page=2#list", "#from-white-papers"],
    ["https://www.example.com/", ""],
    ["https://www.example.com/services/consulting", ""],
    ["https://www.example.com/%3Cscript%3E", ""],
    ["https://elsewhere.example/webinars", ""],
    ["webinars", ""],
  ] as const;

  it("tells the page about the result which of the site's pages the form was sent from", async () => {
    for (const [referer, fragment] of REFERERS) {
      const { headers } = await site.postForm(kind, VALID[kind], { referer });
      expect([referer, headers.get("location")]).toEqual([referer, `/submitted/${kind}/success${fragment}`]);
    }
  });

  it("keeps what a program filled in apart, and answers it like a success", async () => {
    const { status, body } = await site.post(kind, { ...VALID[kind], [HONEYPOT_FIELD]: "https://spam.example" });
    expect(status).toBe(201);
    expect(await storedKeys()).toEqual([`spam/${body.id}`]);
    expect(await stored(`spam/${body.id}`)).toMatchObject({ spam: true, values: VALID[kind] });
  });

  it("refuses fields the form does not have", async () => {
    const fields = JSON.parse(`{"__proto__": "x", "admin": "yes"}`) as object;
    const { status, body } = await site.call(kind, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(VALID[kind]).replace("{", `${JSON.stringify(fields).slice(0, -1)},`),
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(["__proto__", "admin"]);
    expect(await storedKeys()).toEqual([]);
  });

  it("refuses a field that is no text", async () => {
    const { status, body } = await site.post(kind, { ...VALID[kind], email: ["reader@example.com"] });
    expect([status, body.fields]).toEqual([422, { email: "Must be a text" }]);
  });

  it("keeps the submissions of a deploy preview away from the published site's", async () => {
    const preview = await site.post(kind, VALID[kind], "deploy-preview");
    expect(await storedKeys("", "production")).toEqual([]);
    const published = await site.post(kind, VALID[kind], "production");
    expect(await stored(preview.body.id ?? "", "deploy-preview")).not.toBeNull();
    expect(await storedKeys(`${kind}/`, "production")).toEqual([published.body.id]);
  });
});
