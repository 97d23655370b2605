import site from "../../data/site.json";

/** Without a trailing slash. Netlify sets URL; other builds use data/site.json. */
export const SITE_URL = process.env.URL ?? site.address;

/** Lets printed links show their URL, without https:// (src/theme/global-css.ts). */
export const siteUrlCss = `:root{--site-url:"${SITE_URL.replace(/^https?:\/\//, "")}"}`;
