import { AIR, expectNear, expectNone } from "../expect";
import type { Journey, Visit } from "../visit";

const PHONE = { width: 375, height: 812 };

/** The paths of the footer's links to other pages, without those to an anchor of one. */
const footerPaths = (visit: Visit) =>
  visit.evaluate(() => {
    const links = [...document.querySelectorAll('footer a[href^="/"]')].map((link) => link.getAttribute("href") ?? "");
    return [...new Set(links)].filter((path) => path !== "/" && !path.includes("#"));
  });

async function openFromTheEnd(visit: Visit, problems: string[]): Promise<number> {
  await visit.open("/");
  const paths = await footerPaths(visit);
  for (const path of paths) {
    await visit.open("/");
    await visit.click(`footer a[href="${path}"]`);
    await visit.at(path);
    const y = await visit.rest();
    if (y !== 0) problems.push(`${path} opens at ${String(y)}`);
  }
  return paths.length;
}

const pagesOpenAtTheTop: Journey = {
  name: "pages open at their top",
  run: async (visit) => {
    const problems: string[] = [];
    const wide = await openFromTheEnd(visit, problems);
    await visit.resize(PHONE.width, PHONE.height);
    const narrow = await openFromTheEnd(visit, problems);
    expectNone(problems);
    return `${String(wide + narrow)} links`;
  },
};

/** Returns the distance of an anchor from its place: below the bar, or as close to it as the page's end allows. */
const offset = (visit: Visit, id: string) =>
  visit.evaluate((anchor) => {
    const bar = document.querySelector("[data-header]")?.getBoundingClientRect().bottom ?? NaN;
    const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? NaN;
    return Math.round(top - bar);
  }, id);

const ANCHORS = ["/about#team", "/about#partnerships", "/careers#culture", "/careers#positions"];

const anchorsLand: Journey = {
  name: "anchors land below the bar",
  run: async (visit) => {
    for (const address of ANCHORS) {
      await visit.open(address);
      await visit.rest();
      const id = address.split("#")[1] ?? "";
      expectNear(`${address}, by its address,`, await offset(visit, id), 0, AIR);
    }
    for (const address of ANCHORS) {
      await visit.open("/sitemap");
      await visit.click(`main a[href="${address}"]`);
      await visit.at(address);
      await visit.rest();
      const id = address.split("#")[1] ?? "";
      expectNear(`${address}, by a link,`, await offset(visit, id), 0, AIR);
    }
    return `${String(2 * ANCHORS.length)} times`;
  },
};

/** How many parts of the page stand behind what visitors see first. */
const partsBehind = (visit: Visit) =>
  visit.evaluate(() => {
    const end = document.querySelector("[data-first-screen-end]");
    const isBehind = (part: Element) =>
      Boolean(end && end.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING);
    return [...document.querySelectorAll("section")].filter(isBehind).length;
  });

const nothingUnstyled: Journey = {
  name: "home shows nothing unstyled",
  run: async (visit) => {
    await visit.open("/contact");
    const release = visit.site.holdStyleSheets();
    await visit.evaluate(() => {
      location.assign("/");
    });
    await visit.until("the first screen is there", () => document.querySelector("[data-first-screen-end]") !== null);
    await visit.rest();
    expectNear("the number of parts without their styles", await partsBehind(visit), 0, 0);
    release();
    await visit.started();
    if ((await partsBehind(visit)) === 0) throw new Error("nothing follows the first screen");
  },
};

/** Pages open at the top, or at the anchor of the address. */
export const OPENING: readonly Journey[] = [nothingUnstyled, pagesOpenAtTheTop, anchorsLand];
