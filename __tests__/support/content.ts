import site from "../../data/site.json";
import type { Site } from "../../src/layout/use-site";

/** A picture as a query returns it. */
export const PICTURE: Queries.CardPictureFragment & Queries.HeroPictureFragment = {
  imageData: {
    layout: "constrained",
    width: 640,
    height: 400,
    images: { sources: [], fallback: { src: "/picture.jpg" } },
  },
  focus: null,
  share: "/shared.jpg",
};

export const PAGE_COPY = {
  jsonId: "about",
  title: "About Us",
  description: "What the firm is.",
  hero: { title: "A firm", subtitle: "Since 2010", link: null },
};

export const JOB: Queries.CareersPageQuery["allJob"]["nodes"][number] = {
  jsonId: "analyst",
  number: 7,
  title: "Analyst",
  location: "Paris",
  country: null,
  type: "Part-time",
  department: "Strategy",
  posted: "2026-11-03",
  summary: "Works with R&D on costs < 5%.",
  responsibilities: ["Read <b>everything</b>"],
  requirements: ["French & English"],
};

export function sectionText(id: string, heading: string): Queries.SectionTextFragment {
  return { id, heading, text: "What this is about.", emptyText: null, link: null };
}

export function testSite(siteUrl: string): Site {
  const link = { label: "Contact", to: "/contact" };
  const header = [{ label: "Our Work", links: [link] }];
  const navigation = { header, contact: link, consultation: link, footer: [], legal: [] };
  return { siteUrl, buildYear: "2026", facts: { ...site, defaultHeroImage: PICTURE }, navigation };
}

/** The result of the layout's query. */
export function siteQuery(): Queries.SiteQuery {
  const { siteUrl, buildYear, facts, navigation } = testSite(site.address);
  return { site: { buildTime: buildYear, siteMetadata: { siteUrl } }, siteFacts: facts, navigation };
}
