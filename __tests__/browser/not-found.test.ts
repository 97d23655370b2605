import { titled } from "./support/routes";
import { readStaticPage, theOne } from "./support/static-pages";
import { siteUrl, newVisitor } from "./support/visitor";

const visitor = newVisitor();

declare global {
  interface Window {
    /** Gatsby's client-side navigation, as its links use it. */
    ___navigate(path: string): void;
  }
}

const MESSAGE =
  "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.";

test.each(["/no-such-page", "/about/no-such-page", "/not-found"])(
  "%s answers 404 with the not-found page",
  async (path) => {
    const { page, problems, response } = await visitor.visit(path);

    expect(response?.status()).toBe(404);
    expect(await page.title()).toBe(titled("Page Not Found"));
    expect(await page.locator("h1").innerText()).toBe("Page Not Found");
    const main = page.locator("main");
    await main.getByText("Sorry, we couldn't find the page you're looking for.").waitFor();
    await main.getByText("404", { exact: true }).waitFor();
    await main.getByText(MESSAGE).waitFor();
    expect(await main.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
    expect(await main.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toBe("/contact");
    // The page's own 404 is what was asked for; Gatsby's look-up of an unknown page's data is the only other one.
    expect(problems.filter((problem) => !/\b404\b/.test(problem))).toEqual([]);
  },
);

test("the sitemap page links it below the lists, and not among the pages", async () => {
  const { document } = await readStaticPage("/sitemap");
  const link = theOne(document, 'main a[href="/not-found"]');
  expect(link.textContent).toBe("Page Not Found");
  expect(link.closest("li")).toBeNull();
});

test.each(["/services/no-such-service", "/industries/no-such-industry"])(
  "%s, loaded directly, redirects to /not-found",
  async (path) => {
    const { page, response } = await visitor.visit(path);
    expect(new URL(page.url()).pathname).toBe("/not-found");
    expect(response?.status()).toBe(404);
    expect(response?.request().redirectedFrom()?.url()).toBe(siteUrl(path));
  },
);

test.each(["services", "industries"])(
  "an unknown id under /%s, reached inside the site, ends at /not-found",
  async (base) => {
    const { page } = await visitor.visit(`/${base}`);
    // A link as an old page in an open tab may have it, to an entry that is gone.
    await page.evaluate((to) => {
      window.___navigate(to);
    }, `/${base}/no-such-entry`);
    await page.waitForURL("**/not-found");
    await page.locator("h1", { hasText: /^Page Not Found$/ }).waitFor();
  },
);
