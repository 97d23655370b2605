/** The site's address, without a slash at its end. Netlify sets URL to it; everywhere else the real one is named. */
export const SITE_URL = process.env.URL ?? "https://www.corvane.example";

/** Lets styles write an address of the site out in full, as they do on paper (src/theme/global-css.ts). */
export const siteUrlCss = `:root{--site-url:"${SITE_URL}"}`;
