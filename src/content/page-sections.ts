/**
 * The sections that each page shows, by the page's id in data/pages.json. The check holds the copy to it; that the pages
 * do show them, a test over the built site.
 */
export const PAGE_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  home: ["services", "why-us", "industries", "case-studies", "testimonials", "articles", "next-step"],
  about: ["company", "mission", "team", "partnerships", "next-step"],
  services: ["all", "next-step"],
  industries: ["all", "next-step"],
  blog: ["articles", "newsletter"],
  "case-studies": ["all", "next-step"],
  "white-papers": ["all", "newsletter"],
  webinars: ["upcoming", "past", "newsletter"],
  careers: ["why-join", "culture", "benefits", "positions", "general"],
  contact: ["offices", "request-consultation", "help", "newsletter", "map"],
  "privacy-policy": [],
  "terms-of-service": [],
  sitemap: ["contact"],
  faq: ["questions", "still-have-questions"],
  "not-found": ["message"],
};
