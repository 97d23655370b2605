import { VisuallyHidden } from "../ui/visually-hidden";

const ID = "page-announcer";

/**
 * Where visitors who listen hear to which page they have come without loading one. Gatsby's own announcer says the first
 * heading, which is a slogan here; it is silenced in src/theme/global-css.ts.
 */
export function PageAnnouncer() {
  return <VisuallyHidden id={ID} aria-live="assertive" aria-atomic="true" data-print="none" />;
}

/** Says the title of the page that is shown from now on, as a browser does with a page that it loads. */
export function announcePage(title: string): void {
  const region = document.getElementById(ID);
  if (region) region.textContent = title;
}
