import { isProse, readHtml, textsOf, wordsOf } from "../../../plugins/gatsby-plugin-content-schema";
import type { ContentEntry, ContentRule, Finding } from "../../../plugins/gatsby-plugin-content-schema";
import { pagePath } from "../../lib/paths";
import { SWITCHABLE_PAGES, sitePages } from "../site-pages";
import type { SitePages, SwitchablePageId } from "../site-pages";

type Text = ReturnType<typeof textsOf> extends Generator<infer Visited> ? Visited : never;

/** What follows the switches by itself: links that lead nowhere are left out of it. */
const FOLLOWS = ["navigation", "redirects"];

const nameOf = (id: SwitchablePageId) => id.replaceAll("-", " ");

interface Section {
  readonly id?: unknown;
  readonly link?: { readonly to?: unknown };
}

const sectionsOf = ({ entry: { sections } }: ContentEntry) =>
  Array.isArray(sections) ? (sections as readonly Section[]) : [];

/** Whether a section goes with a page that is off: its link leads there. */
const isGone = ({ link }: Section, { target }: SitePages) => typeof link?.to === "string" && target(link.to) === null;

/** Whether a text stands in a section that goes with a page. */
function goesAlong(entry: ContentEntry, { path: [list, index] }: Text, pages: SitePages): boolean {
  const section = list === "sections" ? sectionsOf(entry)[Number(index)] : undefined;
  return section !== undefined && isGone(section, pages);
}

/** Returns the places of pages that go with a page that is off: "/#services", without a page of services. */
function gonePlaces(copies: readonly ContentEntry[], pages: SitePages): ReadonlySet<string> {
  return new Set(
    copies.flatMap((copy) =>
      sectionsOf(copy)
        .filter((section) => isGone(section, pages))
        .map(({ id }) => `${pagePath(String(copy.entry.id))}#${String(id)}`),
    ),
  );
}

/** The paths that a text leads to, with their places in it: those of its links, or the one that it is. */
function pathsIn({ value, schema: { format } }: Text): { readonly to: string; readonly index?: number }[] {
  if (format === "site-path" || format === "link") return [{ to: value }];
  if (format !== "html") return [];
  const attributes = readHtml(value).tags.flatMap((tag) => tag.attributes);
  return attributes.filter(({ name }) => name === "href").map(({ value: to, index }) => ({ to, index }));
}

/** Warns of links whose page is off: they aren't there, or write an email in place of the contact page. */
function changedLinks(entry: ContentEntry, text: Text, { offPage, target }: SitePages): Finding[] {
  return pathsIn(text).flatMap(({ to, index }) => {
    const page = offPage(to);
    if (page === undefined) return [];
    const isMail = target(to) !== null;
    return [
      entry.locate({
        severity: "warning",
        path: text.path,
        ...(index === undefined ? {} : { part: index }),
        value: to,
        message: `the ${nameOf(page)} page is switched off: this ${isMail ? "writes an email to the firm" : "is no link now"}`,
        remedy: isMail
          ? "See whether the words of the link still fit."
          : "See whether the words around it still fit, or lead it elsewhere.",
      }),
    ];
  });
}

/** Warns of the first words of a text that speak of each page that is off. */
function spokenOf(entry: ContentEntry, { value, path, schema }: Text, { off }: SitePages): Finding[] {
  const isHtml = schema.format === "html";
  if (!isHtml && !isProse(schema)) return [];
  const words = isHtml ? wordsOf(value) : value;
  return off.flatMap((page) => {
    const found = SWITCHABLE_PAGES[page].words.exec(words);
    if (!found) return [];
    return [
      entry.locate({
        severity: "warning",
        path,
        part: found.index,
        value: found[0],
        message: `the ${nameOf(page)} page is switched off, and this speaks of it, or of what only it has`,
        remedy: "Write it without, or leave it where it still holds.",
      }),
    ];
  });
}

/** Warns of links to a part of a page that isn't there without another page. */
function linksToGonePlaces(entry: ContentEntry, text: Text, places: ReadonlySet<string>): Finding[] {
  return pathsIn(text)
    .filter(({ to }) => places.has(to))
    .map(({ to, index }) =>
      entry.locate({
        severity: "warning",
        path: text.path,
        ...(index === undefined ? {} : { part: index }),
        value: to,
        message: "this part of the page isn’t there, as the page that it leads to is switched off",
        remedy: "Lead it elsewhere.",
      }),
    );
}

/**
 * Names what still links to pages that are switched off, or speaks of them: docs/behaviour.md 3.21. What only those pages
 * show isn't asked, nor what follows the switches by itself.
 */
export const checkSwitchedOff: ContentRule = ({ entries }) => {
  const [site] = entries.get("site") ?? [];
  if (!site) return [];
  const pages = sitePages(site.entry as unknown as Parameters<typeof sitePages>[0]);
  if (pages.off.length === 0) return [];
  const unasked = new Set([...pages.hidden, ...FOLLOWS]);
  const places = gonePlaces(entries.get("pages") ?? [], pages);
  const isShown = (kind: string, { entry: { id } }: ContentEntry) =>
    !unasked.has(kind) && !(kind === "pages" && pages.off.some((page) => page === id));
  return [...entries].flatMap(([kind, list]) =>
    list
      .filter((entry) => isShown(kind, entry))
      .flatMap((entry) =>
        [...textsOf(entry)]
          .filter((text) => !goesAlong(entry, text, pages))
          .flatMap((text) => [
            ...changedLinks(entry, text, pages),
            ...linksToGonePlaces(entry, text, places),
            ...spokenOf(entry, text, pages),
          ]),
      ),
  );
};
