import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import site from "../../data/site.json";
import { Page } from "../../src/layout/page";
import { requirePage } from "../../src/layout/page-copy";
import type { PageText } from "../../src/layout/page-copy";
import { requireSite } from "../../src/layout/use-site";
import { sectionText, siteQuery } from "../support/content";
import { stubMedia } from "../support/environment";
import { withTheme } from "../support/with-theme";

stubMedia();

const ABOUT: PageText = {
  jsonId: "about",
  title: "About Us",
  description: "What the firm is.",
  hero: { title: "A firm", subtitle: "Since 2010", image: null, imageAlt: null, link: null },
  sections: [sectionText("company", "The company"), sectionText("prizes", "Prizes")],
};

/** The page as `src/pages/about.tsx` would be, showing these sections. */
function About({ shown }: { readonly shown: readonly string[] }) {
  const copy = requirePage(ABOUT);
  const sections = shown.map((id) => copy.section(id));
  return (
    <Page copy={copy} hero={() => <h1>{copy.hero.title}</h1>}>
      {sections.map(({ id, heading }) => (
        <h2 key={id}>{heading}</h2>
      ))}
    </Page>
  );
}

const render = (page: ReactElement) => renderToStaticMarkup(withTheme(page));

test("a page shows the sections of its copy", () => {
  expect(render(<About shown={["company", "prizes"]} />)).toContain("<h2>Prizes</h2>");
});

test("a section without copy stops the build with its name", () => {
  expect(() => render(<About shown={["company", "prizes", "history"]} />)).toThrow(
    'data/pages.json: the section "history" of the page "about" is missing; add it back',
  );
});

test("a page without copy stops the build", () => {
  expect(() => requirePage(null)).toThrow("data/pages.json: the entry of this page is missing; add it back");
});

test.each([
  ["siteFacts", "data/site.json is missing"],
  ["navigation", "data/navigation.json is missing"],
  ["site", "gatsby-config.ts: siteMetadata.siteUrl is missing"],
] as const)("a site without %s stops the build", (part, message) => {
  expect(requireSite(siteQuery()).facts.brand).toBe(site.brand);
  expect(() => requireSite({ ...siteQuery(), [part]: null })).toThrow(message);
});
