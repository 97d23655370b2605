import type { Redirect } from "../../src/content/moved-addresses";
import { describeProblem, findProblems } from "../../tools/preview/problems";
import type { Problem } from "../../tools/preview/problems";
import { readBuild } from "../../tools/preview/site-build";
import { html, makeFolder, removeFolders } from "../support/small-build";

afterEach(removeFolders);

const link = (href: string) => `<a href="${href}">link</a>`;

/** A page of these links, with places to link to. */
const page = (links: readonly string[], ids: readonly string[] = []) =>
  html(links.map(link).join("") + ids.map((id) => `<section id="${id}"></section>`).join(""));

type Files = Readonly<Record<string, string>>;

async function problems(before: Files, after: Files, redirects: readonly Redirect[] = []): Promise<Problem[]> {
  const [older, newer] = await Promise.all(
    [before, after].map((files) => readBuild(makeFolder({ "index.html": page([]), ...files }), () => undefined)),
  );
  if (!older || !newer) throw new Error("two builds were read");
  return findProblems(older, newer, redirects);
}

/** The links of a home page that lead nowhere in a small site. */
async function brokenLinks(links: readonly string[], head = ""): Promise<string[]> {
  const files = {
    "index.html": html(links.map(link).join(""), head),
    "about/index.html": page([], ["team", "größe"]),
    "files/report.pdf": "%PDF",
  };
  return (await problems(files, files)).map(({ address }) => address);
}

test.each([
  ["/about", "/about/", "/about?from=home", "/about#team", "/about#", "/about#top", "/about#gr%C3%B6%C3%9Fe"],
  ["about", "./about#team", "#top", "", "/files/report.pdf", "/404-is-none/../about"],
  ["https://elsewhere.example/x", "mailto:a@b.example", "tel:+1", "//elsewhere.example", "http://["],
])("links that arrive, or that leave the site, are good: %s", async (...links) => {
  expect(await brokenLinks(links)).toEqual([]);
});

test.each(["/abuot", "/about#taem", "#nothing", "/files", "/files/other.pdf", "/about/deeper"])(
  "a link that leads nowhere is told: %s",
  async (href) => {
    expect(await brokenLinks([href])).toEqual([href.startsWith("#") ? `/${href}` : href]);
  },
);

test("a link with the site's own origin is one inside the site", async () => {
  const canonical = '<link rel="canonical" href="https://www.example.com/">';
  expect(await brokenLinks(["https://www.example.com/abuot"], canonical)).toEqual(["/abuot"]);
});

test("who has the broken link is told, the first three by name", async () => {
  const broken = page(["/nowhere"]);
  const files = Object.fromEntries(["a", "b", "c", "d"].map((name) => [`${name}/index.html`, broken]));
  const found = await problems(files, files);
  expect(found).toEqual([{ kind: "broken-link", address: "/nowhere", pages: ["/a", "/b", "/c", "/d"] }]);
  expect(found.map((problem) => describeProblem(problem).what)).toEqual([
    "The link to /nowhere leads nowhere; it stands on /a, /b, /c and 1 more.",
  ]);
});

test("a page that is gone needs a redirect, and is told where it could lead", async () => {
  const before = { "services/index.html": page([]), "services/old/index.html": page([]) };
  const after = { "services/index.html": page([]) };
  const found = await problems(before, after);
  expect(found).toEqual([{ kind: "removed-address", address: "/services/old", nearest: "/services" }]);
  expect(found.map((problem) => describeProblem(problem).entry)).toEqual([
    '{ "from": "/services/old", "to": "/services" }',
  ]);
  expect(await problems(before, after, [{ from: "/services/old", to: "/services" }])).toEqual([]);
});

test("a redirect makes links to the old address good", async () => {
  const files = { "a/index.html": page(["/old", "/old#part"]) };
  expect(await problems(files, files, [{ from: "/old", to: "/a" }])).toEqual([]);
});

test("a redirect that leads nowhere is told", async () => {
  const found = await problems({}, {}, [{ from: "/old", to: "/older" }]);
  expect(found).toEqual([{ kind: "broken-redirect", address: "/old", to: "/older" }]);
});

test("a place on a page that another page linked to, and that is gone, needs a redirect", async () => {
  const before = { "index.html": page(["/about#team"]), "about/index.html": page([], ["team"]) };
  const after = { "about/index.html": page([]) };
  expect(await problems(before, after)).toEqual([
    { kind: "removed-address", address: "/about#team", nearest: "/about" },
  ]);
  expect(await problems(before, after, [{ from: "/about#team", to: "/about" }])).toEqual([]);
});

test("a place that its page fetches from another one is there", async () => {
  const after = { "blog/index.html": page([]), "blog/older/index.html": page([]) };
  const before = { "index.html": page(["/blog#older"]), "blog/index.html": page([], ["older"]) };
  expect(await problems(before, after)).toEqual([]);
  expect(await problems(after, { ...after, "index.html": page(["/blog#older"]) })).toEqual([]);
});

test("a place that only its own page listed may go", async () => {
  const before = { "terms/index.html": page(["#part-9", "/terms#part-9"], ["part-9"]) };
  expect(await problems(before, { "terms/index.html": page([]) })).toEqual([]);
});

test("what was broken before is no address that is gone", async () => {
  const about = { "about/index.html": page([]) };
  expect(await problems({ ...about, "index.html": page(["/about#never"]) }, about)).toEqual([]);
});

test("a place that is gone and still linked to is told once, as a link to correct", async () => {
  const links = { "index.html": page(["/about#team"]) };
  const found = await problems(
    { ...links, "about/index.html": page([], ["team"]) },
    { ...links, "about/index.html": page([]) },
  );
  expect(found).toEqual([{ kind: "broken-link", address: "/about#team", pages: ["/"] }]);
});
