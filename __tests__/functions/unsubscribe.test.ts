import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import site from "../../data/site.json";
import { newsletterProblems, newsletterSettings } from "../../netlify/settings";
import { signedLink } from "../../netlify/newsletter/signed-link";
import type { LinkPurpose } from "../../netlify/newsletter/signed-link";
import { openStore } from "../../netlify/submissions/store";
import { subscriptionId } from "../../netlify/submissions/submission";
import { post } from "./support/call";
import { VALID } from "./support/examples";
import { followLink, pressButton } from "./support/links";
import { callInbox } from "./support/run-inbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";

const SIGNING_KEY = "a key that is long enough to be one";

const ID = subscriptionId(VALID.newsletter.email);

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(async () => {
  await rm(store.directory, { recursive: true, force: true });
  process.env.SIGNING_KEY = SIGNING_KEY;
});

afterEach(() => {
  delete process.env.SIGNING_KEY;
});

afterAll(() => store.discard());

function link(purpose: LinkPurpose = "unsubscribe", id = ID, signingKey = SIGNING_KEY): string {
  return signedLink({ signingKey, siteUrl: "https://www.example.com", doubleOptIn: false }, purpose, id);
}

const exportNewsletter = (format: string, environment: Record<string, string> = { SIGNING_KEY }) =>
  callInbox(["export", "--kind", "newsletter", "--format", format], { store, environment });

it("asks who follows the link, changes nothing yet, and says nobody's address", async () => {
  await post("newsletter", VALID.newsletter);
  const { status, headers, html } = await followLink(link());
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(html).toContain('<form method="post"><button>Unsubscribe</button></form>');
  expect(html + link()).not.toContain("reader");
  expect(await storedKeys("newsletter/")).toEqual([ID]);
});

it("serves a page that its own policy allows, and nothing else", async () => {
  const { headers, html } = await followLink(link());
  const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers.get("content-security-policy")).toBe(
    `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(html).toMatch(/^<!doctype html><html lang="en">.*<title>Unsubscribe \| .*<main>.*<h1>Unsubscribe<\/h1>/);
});

it.each([
  ["the button", new URLSearchParams()],
  ["a mail program (RFC 8058)", new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
])("deletes the subscription by %s, and again without harm", async (_who, body) => {
  await post("newsletter", VALID.newsletter);
  for (let count = 0; count < 2; count += 1) {
    const { status, html } = await followLink(link(), { method: "POST", body });
    expect([status, html]).toEqual([200, expect.stringContaining("You are unsubscribed")]);
  }
  const keys = await storedKeys();
  expect(keys).toEqual([expect.stringMatching(/^suppressed\/[0-9a-f]{64}$/)]);
});

it("keeps no hash that can be told without the key", async () => {
  await pressButton(link());
  const [key = ""] = await storedKeys();
  const { email } = VALID.newsletter;
  for (const guess of [email, ID, ID.replace("newsletter/", ""), `suppressed ${ID}`]) {
    expect(key).not.toContain(createHash("sha256").update(guess).digest("hex"));
  }
});

it.each([
  ["another key's", () => link("unsubscribe", ID, "another key that is long enough to be one")],
  ["another purpose's", () => link("confirm").replace("/confirm?", "/unsubscribe?")],
  ["somebody else's", () => link().replace(/subscription=\w+/, `subscription=${"0".repeat(32)}`)],
  ["a cut-off", () => link().slice(0, -3)],
  ["an empty", () => "https://www.example.com/api/newsletter/unsubscribe"],
  ["a climbing", () => link().replace(/subscription=\w+/, "subscription=..%2F..%2Fcontact")],
])("does nothing by %s link", async (_whose, make) => {
  await post("newsletter", VALID.newsletter);
  for (const answer of [await followLink(make()), await pressButton(make())]) {
    expect([answer.status, answer.html]).toEqual([400, expect.stringContaining("This link does not work")]);
  }
  expect(await storedKeys("newsletter/")).toEqual([ID]);
});

it("answers other methods with 405", async () => {
  const { status, headers } = await followLink(link(), { method: "DELETE" });
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});

it("says that it did not work when the store is down, or nothing is set", async () => {
  const errors = jest.spyOn(console, "error").mockImplementation();
  delete process.env.SIGNING_KEY;
  expect((await pressButton(link())).status).toBe(503);
  process.env.SIGNING_KEY = SIGNING_KEY;
  await store.kill();
  const { status, html } = await pressButton(link());
  expect([status, html]).toEqual([503, expect.stringContaining("Please try again later.")]);
  store = await startStore(store.directory);
  errors.mockRestore();
});

describe("an export of the newsletter", () => {
  it("gives each subscriber the link for their issues, and leaves out who wants none", async () => {
    await post("newsletter", VALID.newsletter);
    await post("newsletter", { email: "other@example.com" });
    const before = (await exportNewsletter("csv")).stdout.split("\r\n");
    expect(before[0]).toBe("id,receivedAt,email,unsubscribe");
    expect(before).toContainEqual(
      expect.stringContaining(`,${link().replace("https://www.example.com", site.address)}`),
    );
    // An import from elsewhere can bring back who has unsubscribed.
    const text = await openStore("dev").get(ID, { type: "text" });
    await pressButton(link());
    await openStore("dev").set(ID, text);
    const after = JSON.parse((await exportNewsletter("json")).stdout) as { values: { email: string } }[];
    expect(after.map(({ values }) => values.email)).toEqual(["other@example.com"]);
  });

  it("is refused without the key once somebody has unsubscribed", async () => {
    await post("newsletter", VALID.newsletter);
    const early = await exportNewsletter("csv", { SIGNING_KEY: "" });
    expect([early.code, early.stderr]).toEqual([0, expect.stringContaining("no links to unsubscribe")]);
    await pressButton(link("unsubscribe", subscriptionId("other@example.com")));
    const { code, stdout, stderr } = await exportNewsletter("csv", { SIGNING_KEY: "" });
    expect([code, stdout, stderr]).toEqual([1, "", expect.stringContaining("Set SIGNING_KEY")]);
  });
});

describe("the settings", () => {
  it.each([
    [{}, "set SIGNING_KEY"],
    [{ SIGNING_KEY: "short" }, "SIGNING_KEY must have at least 32 characters"],
    [{ SIGNING_KEY, DOUBLE_OPT_IN: "yes" }, 'DOUBLE_OPT_IN must be "true", or not be set'],
  ])("are asked for in production: %j", (environment, problem) => {
    expect(newsletterProblems(environment)).toEqual([problem]);
  });

  it("need the site's address where they are used from outside Netlify", () => {
    const access = { NETLIFY_SITE_ID: "1", NETLIFY_AUTH_TOKEN: "2" };
    expect(() => newsletterSettings({ SIGNING_KEY, ...access })).toThrow(/Set URL/);
    const { siteUrl } = newsletterSettings({ SIGNING_KEY, ...access, URL: "https://www.example.com/" }) ?? {};
    expect(siteUrl).toBe("https://www.example.com");
  });

  it("let no subscription through unconfirmed because the key is missing", () => {
    expect(() => newsletterSettings({ DOUBLE_OPT_IN: "true" })).toThrow(/SIGNING_KEY/);
  });
});
