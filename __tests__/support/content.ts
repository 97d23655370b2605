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

/** Copy of a section, as a query returns it. */
export function sectionText(id: string, heading: string): Queries.SectionTextFragment {
  return { id, heading, text: "What this is about.", emptyText: null, link: null };
}

/** The firm as pages know it. */
export function siteOf(siteUrl: string): Site {
  const link = { label: "Contact", to: "/contact" };
  const navigation = { header: [], contact: link, consultation: link, footer: [], legal: [] };
  return { siteUrl, buildYear: "2026", facts: { ...site, defaultHeroImage: PICTURE }, navigation };
}

/** The answer of the query that every page's frame asks. */
export function siteQuery(): Queries.SiteQuery {
  const { siteUrl, buildYear, facts, navigation } = siteOf(site.address);
  return {
    site: { buildTime: buildYear, siteMetadata: { siteUrl } },
    siteFacts: facts,
    navigation,
  };
}
