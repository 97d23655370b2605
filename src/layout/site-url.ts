import site from "../../data/site.json";

/** The site's address, without a slash at its end. Netlify sets URL to it; everywhere else the one in data/site.json holds. */
export const SITE_URL = process.env.URL ?? site.address;

/** Lets styles write an address of the site out in full, as they do on paper (src/theme/global-css.ts). */
export const siteUrlCss = `:root{--site-url:"${SITE_URL}"}`;
