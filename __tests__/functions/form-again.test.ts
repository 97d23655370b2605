import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { startBundles } from "./support/bundles";
import type { Bundles } from "./support/bundles";
import { VALID } from "./support/examples";
import { storedKeys } from "./support/stored";

let site: Bundles;

beforeAll(async () => {
  site = await startBundles();
});

beforeEach(() => site.empty());

afterAll(() => site.stop());

describe.each(SUBMISSION_KINDS)("a plain %s form that is not valid", (kind) => {
  it("is answered with the form again, and not stored", async () => {
    const { status, headers, text } = await site.postForm(kind, { ...VALID[kind], email: "nobody" });
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      422,
      "text/html; charset=utf-8",
      "no-store",
    ]);
    expect(text).toContain('value="nobody"');
    expect(text).toContain("Please enter a valid email address");
    expect(text).toMatch(/<p>We use [^<]+ <a href="\/privacy-policy">Privacy Policy<\/a><\/p><button>/);
    expect(await storedKeys()).toEqual([]);
  });

  it("comes back as text, whatever was written in it", async () => {
    const name = "\"><script>alert(1)</script><a href='";
    const { text } = await site.postForm(kind, { ...VALID[kind], email: name, [name]: name });
    expect(text).not.toContain("<script");
    expect(text).toContain("&quot;&gt;&lt;script&gt;");
  });

  it("may load nothing and post to the site alone, which is told where it comes from", async () => {
    const { headers } = await site.postForm(kind, {});
    const policy = headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-[^ ;]+';/);
    expect(policy).toContain("form-action 'self'");
    // With no-referrer a browser would send `Origin: null`, as another site's page does.
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  it("knows when it is sent once more on which page it was first", async () => {
    const { text } = await site.postForm(kind, {}, { referer: "https://www.example.com/white-papers" });
    const action = /<form [^>]*action="[^"?]+\?([^"]+)"/.exec(text)?.[1];
    expect(action).toBe("from=white-papers");
    const again = await site.call(
      kind,
      { method: "POST", body: new URLSearchParams(VALID[kind]) },
      "dev",
      `?${action ?? ""}`,
    );
    expect(again.headers.get("location")).toBe(`/submitted/${kind}/success#from-white-papers`);
  });

  it("leads to the page for failure where it can't be read", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const { status, headers: told } = await site.call(kind, { method: "POST", headers, body: new Uint8Array([0xff]) });
    expect([status, told.get("location")]).toEqual([303, `/submitted/${kind}/failure`]);
  });
});

it("a plain application keeps a position that is gone since", async () => {
  const { text } = await site.postForm("application", {
    ...VALID.application,
    email: "",
    position: "Head of Abacuses",
  });
  expect(text).toMatch(/<option [^>]*selected[^>]*>Head of Abacuses</);
});
