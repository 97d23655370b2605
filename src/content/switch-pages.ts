import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreatePageArgs } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { anchorPath, leaderPath } from "../lib/paths";
import { leaderAnchor } from "./leader-anchor";
import { sitePages } from "./site-pages";
import type { SitePages } from "./site-pages";

/**
 * Reads which pages the site has from `data/site.json`.
 *
 * @param directory the project's folder
 */
export function readSitePages(directory = process.cwd()): SitePages {
  const text = readFileSync(join(directory, "data/site.json"), "utf8");
  return sitePages(JSON.parse(text) as Parameters<typeof sitePages>[0]);
}

/**
 * Leaves out each page of `src/pages/` that is switched off. Gatsby doesn't ask about pages that gatsby-node.ts creates
 * itself: `createContentPages` leaves them out.
 */
export function leaveOutPage({ page, actions, store }: CreatePageArgs): void {
  const { directory } = store.getState().program as { directory: string };
  if (!readSitePages(directory).isOn(page.path)) actions.deletePage(page);
}

/** A link, as `allowedHtml` writes it. */
const LINK = /<a href="([^"]*)">(.*?)<\/a>/gs;

/**
 * Leads the links of a text to where they lead while some pages are off; of those that lead nowhere, the words stay.
 *
 * @param html as `allowedHtml` returns it
 */
export function withTargets(html: string, { target }: SitePages): string {
  return html.replace(LINK, (link, path: string, words: string) => {
    const to = target(path);
    if (to === path) return link;
    return to === null ? words : `<a href="${to}">${words}</a>`;
  });
}

interface Link {
  readonly label: string;
  readonly to: string;
}

interface Linking {
  readonly link?: Link | null;
}

interface ListArguments {
  readonly filter?: object;
}

/** A resolver that Gatsby passes the one that it replaces. */
type Resolver<Source, Args> = (
  source: Source,
  args: Args,
  context: unknown,
  info: GraphQLResolveInfo & { readonly originalResolver: Resolver<Source, Args> },
) => unknown;

/** Where a message to the firm is written. */
const FORM = "request-consultation";

/**
 * Returns the resolvers of what leads to a page that may be switched off: the links of banners and sections, a person's
 * own page, and the ways to write to a person, or about a service or an industry. A section whose link leads to a page
 * that is off is about that page, and isn't shown empty either. The copy of a page that is off is in no list.
 */
export function pageResolvers({ off, isOn, target }: SitePages) {
  const resolveLink = ({ link }: Linking) => {
    const to = link ? target(link.to) : null;
    return link && to !== null ? { ...link, to } : null;
  };
  const contact = (query: string, subject?: string) => target(anchorPath("contact", FORM, query), subject);
  const allPageCopy: Resolver<unknown, ListArguments> = (source, args, context, info) => {
    const filter = { ...args.filter, jsonId: { nin: off } };
    return info.originalResolver(source, off.length === 0 ? args : { ...args, filter }, context, info);
  };
  const emptyText: Resolver<Linking, object> = (section, args, context, info) =>
    section.link && target(section.link.to) === null ? null : info.originalResolver(section, args, context, info);
  return {
    Query: { allPageCopy: { resolve: allPageCopy } },
    HeroCopy: { link: { resolve: resolveLink } },
    SectionCopy: {
      link: { resolve: resolveLink },
      emptyText: { resolve: emptyText },
    },
    Leader: {
      page: {
        resolve: ({ name }: { readonly name: string }) => {
          const path = leaderPath(leaderAnchor(name));
          return isOn(path) ? path : null;
        },
      },
      letter: {
        resolve: ({ name }: { readonly name: string }) => {
          const query = new URLSearchParams({ to: leaderAnchor(name) });
          return contact(`?${query.toString()}`, `For ${name}`);
        },
      },
    },
    Service: {
      inquiry: {
        resolve: ({ jsonId, title }: { readonly jsonId: string; readonly title: string }) =>
          contact(`?service=${jsonId}`, title),
      },
    },
    Industry: {
      inquiry: { resolve: ({ title }: { readonly title: string }) => contact("", title) },
    },
  };
}
