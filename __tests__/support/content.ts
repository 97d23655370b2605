import site from "../../data/site.json";
import type { Site } from "../../src/layout/use-site";

export const PICTURE: Queries.CardPictureFragment & Queries.HeroPictureFragment = {
  gatsbyImageData: {
    layout: "constrained",
    width: 640,
    height: 400,
    images: { sources: [], fallback: { src: "/picture.jpg" } },
  },
  share: "/shared.jpg",
};

export const PAGE_COPY = {
  jsonId: "about",
  title: "About Us",
  description: "What the firm is.",
  hero: { title: "A firm", subtitle: "Since 2010", image: null, imageAlt: null, link: null },
};

const link = { label: "Contact", to: "/contact" };

export const SITE: Site = {
  siteUrl: site.address,
  buildYear: "2026",
  facts: { ...site, defaultHeroImage: PICTURE },
  navigation: {
    header: [{ label: "Our Work", links: [link] }],
    contact: link,
    consultation: link,
    footer: [],
    legal: [],
  },
};

export function siteQuery(): Queries.SiteQuery {
  const { siteUrl, buildYear, facts, navigation } = SITE;
  return { site: { buildTime: buildYear, siteMetadata: { siteUrl } }, siteFacts: facts, navigation };
}
