import { heroSlides, industries, services } from "../support/entries";
import { repeatedPictures } from "./support/checks/repeated-pictures";
import { ROUTES } from "./support/routes";
import { all, readStaticPage, shareStaticPages } from "./support/static-pages";
import { PHONE, newVisitor, siteUrl } from "./support/visitor";

const visitor = newVisitor();

/** The digest of a picture's file, from the address of one of its sizes: /static/{file}/{size}/{name} */
const fileOf = (address: string) => /\/static\/([^/]+)\//.exec(address)?.[1] ?? address;

/** What the home page's query returns, as it is published. */
interface HomeData {
  readonly result: { readonly data: { readonly allHeroSlide: object } };
}

describe("the built pages", () => {
  const pageAt = shareStaticPages(ROUTES.map(({ path }) => path));
  const pictures = (path: string, root: string) =>
    all(pageAt(path).document, `${root} img[src^="/static/"]`).map((image) => fileOf(image.getAttribute("src") ?? ""));

  test("show no picture in two banners, except the site's own, which stands where a page has none", async () => {
    const { document } = await readStaticPage("/not-found");
    expect(all(document, "[data-hero] img")).toEqual([]);
    // The first slide stands in home's HTML, the others in the data of its page.
    const home = (await (await fetch(siteUrl("/page-data/index/page-data.json"))).json()) as HomeData;
    const slides = JSON.stringify(home.result.data.allHeroSlide);
    const shown = new Set([...slides.matchAll(/\/static\/([^/"]+)\//g)].map(([, file]) => file ?? ""));
    expect(shown.size).toBe(heroSlides.length);
    const own = pictures("/privacy-policy", "[data-hero]").join();
    const banners = ROUTES.filter(({ path }) => path !== "/").map(
      ({ path }) => [path, pictures(path, "[data-hero]").join()] as const,
    );
    const places = [...[...shown].map((file) => ["/", file] as const), ...banners].filter(([, file]) => file !== own);
    const twice = places.filter(([, file], index) => places.findIndex(([, other]) => other === file) !== index);
    expect(twice).toEqual([]);
  });

  test.each(ROUTES)("show no picture twice on $path", ({ path }) => {
    const files = pictures(path, "main");
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });
});

test("no picture stands twice on a page whose related entries are drawn", async () => {
  const { page } = await visitor.visit(`/services/${services[0]?.id ?? ""}`);
  expect(await repeatedPictures(page)).toEqual([]);
});

const LISTS = [
  { path: "/", pictures: "#services li img", entries: services },
  { path: "/services", pictures: "section [data-picture] img", entries: services },
  { path: "/industries", pictures: "section [data-picture] img", entries: industries },
];

test.each(LISTS)(
  "on phones, $path keeps of each picture the side that its entry names",
  async ({ path, pictures, entries }) => {
    const { page } = await visitor.visit(path, { viewport: PHONE });
    const found = await page.locator(pictures).evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return { square: Math.abs(width - height) < 2, side: getComputedStyle(image).objectPosition };
      }),
    );
    const SIDES = { left: "0% 50%", right: "100% 50%" };
    expect(found).toEqual(
      entries.map(({ imageFocus }) => ({ square: true, side: imageFocus ? SIDES[imageFocus] : "50% 50%" })),
    );
  },
);
