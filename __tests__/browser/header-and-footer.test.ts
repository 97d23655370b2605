import site from "../../data/site.json";
import { eventually } from "./support/eventually";
import { newVisitor } from "./support/visitor";
import { navigation } from "./support/shown-content";

const visitor = newVisitor();

describe("the top bar", () => {
  test("has the phone, the email address and the social profiles as links", async () => {
    const { page } = await visitor.visit("/");
    const header = page.getByRole("banner");
    const call = `tel:${site.phone.replace(/[^+\d]/g, "")}`;
    expect(await header.locator(`a[href="${call}"]`).first().innerText()).toBe(site.phone);
    expect(await header.locator(`a[href="mailto:${site.email}"]`).first().innerText()).toBe(site.email);
    for (const { url } of site.socialLinks)
      expect(await header.locator(`a[href="${url}"]`).first().isVisible()).toBe(true);
  });

  test("the language dropdown changes its label, and nothing else", async () => {
    const { page } = await visitor.visit("/");
    const heading = await page.locator("h1").innerText();
    const dropdown = page.getByRole("button", { name: /^Language:/ });
    const list = page.locator("#languages");
    await dropdown.click();
    await list.waitFor();
    expect(await list.getByRole("button").allInnerTexts()).toEqual(site.languages.map(({ name }) => name));

    const other = site.languages.at(-1)?.name ?? "";
    expect(await dropdown.innerText()).not.toContain(other);
    await list.getByRole("button", { name: other }).click();
    await list.waitFor({ state: "hidden" });
    await eventually(async () => {
      expect(await dropdown.innerText()).toContain(other);
      expect(await dropdown.getAttribute("aria-expanded")).toBe("false");
    });
    expect(await page.locator("h1").innerText()).toBe(heading);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });
});

describe("the footer", () => {
  test("has the copyright line with the current year, also in a year after the build", async () => {
    const { page, goto } = await visitor.open();
    await page.clock.install({ time: new Date("2031-02-03T10:00:00") });
    await goto("/privacy-policy");
    await page.getByRole("contentinfo").getByText(`© 2031 ${site.product}`).waitFor();
  });

  test("has company, services and resources columns and legal links", async () => {
    const { page } = await visitor.visit("/privacy-policy");
    const footer = page.getByRole("contentinfo");
    for (const { title, links } of navigation.footer) {
      expect(await footer.getByRole("navigation", { name: title }).getByRole("link").allInnerTexts()).toEqual(
        links.map(({ label }) => label),
      );
    }
    for (const { label, to } of navigation.legal) {
      expect(await footer.getByRole("link", { name: label }).getAttribute("href")).toBe(to);
    }
  });
});
