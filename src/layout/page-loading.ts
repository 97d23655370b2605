import { ANNOUNCER_ID } from "./page-head";

let waiting: ReturnType<typeof setTimeout> | undefined;

function expectPage(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    document.documentElement.dataset.loading = "";
    const region = document.getElementById(ANNOUNCER_ID);
    if (region) region.textContent = "Loading";
  }, 300);
}

export function endLoading(): void {
  clearTimeout(waiting);
  delete document.documentElement.dataset.loading;
}

/**
 * Shows a line below the header (header.tsx) when the page after a link, Back or Forward isn't there in 0.3 s. Gatsby's own
 * onRouteUpdateDelayed comes after a second, and only after links.
 */
export function showLoading(): void {
  document.addEventListener("click", ({ target, defaultPrevented }) => {
    // A link whose page Gatsby loads.
    if (defaultPrevented && target instanceof Element && target.closest("a[href]")) expectPage();
  });
  window.addEventListener("popstate", expectPage);
  // The browser may have kept the page as it was when a page of another site began to load.
  window.addEventListener("pageshow", endLoading);
}
