import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PICTURE_ORIGIN } from "../../gatsby/picture-host";
import { articles } from "../support/entries";
import { newVisitor, siteUrl } from "./support/visitor";

const visitor = newVisitor();

test("the desk comes from the site's own address, with a policy of its own, and search engines leave it out", async () => {
  const { page } = await visitor.open();
  const scripts: string[] = [];
  const elsewhere: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(siteUrl("/"))) elsewhere.push(request.url());
  });
  // What the policy forbids doesn't leave the browser, such as Sveltia's fonts, which the site has itself.
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText === "csp") elsewhere.splice(elsewhere.indexOf(request.url()), 1);
  });
  const response = await page.goto(siteUrl("/admin"));
  await page.getByRole("button", { name: "Work with Local Repository" }).waitFor();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => !url.startsWith(siteUrl("/admin/")))).toEqual([]);
  // Sveltia asks whether GitHub is up.
  expect(elsewhere.filter((url) => new URL(url).hostname !== "www.githubstatus.com")).toEqual([]);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({
    "x-robots-tag": "noindex",
    "content-security-policy": expect.stringMatching(/default-src 'none'.*script-src 'self';/) as string,
  });
  expect(response?.headers()["content-security-policy"]).toContain(` ${PICTURE_ORIGIN} `);
  expect(await response?.text()).toContain(`<meta name="robots" content="noindex" />`);
});

test("the rest of the site knows nothing of the desk", async () => {
  const { page, goto } = await visitor.open();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const response = await goto("/");
  expect(response?.headers()).not.toHaveProperty("x-robots-tag");
  expect(requested.filter((path) => path.startsWith("/admin"))).toEqual([]);
  expect(await page.locator('a[href^="/admin"]').count()).toBe(0);
  expect(await (await fetch(siteUrl("/sitemap.xml"))).text()).not.toContain("/admin");
});

test("the desk publishes no text of the content", async () => {
  expect((await fetch(siteUrl("/admin/content.json"))).status).toBe(404);
  const desk = join(__dirname, "../../public/admin");
  const files = readdirSync(desk, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(0);
  for (const { name } of files) {
    const text = readFileSync(join(desk, name), "utf8");
    expect(articles.filter(({ summary }) => text.includes(summary))).toEqual([]);
  }
});
