import * as entries from "../../support/entries";
import data from "../../../data/navigation.json";

interface Group {
  readonly links?: readonly { readonly label: string; readonly to: string }[];
  readonly lists?: string;
}

const link = (label: string, to: string) => ({ label, to });

/** @param detail what separates the list's page from the id of a service or an industry */
const listsWith = (detail: "/" | "#"): Readonly<Record<string, ReturnType<typeof link>[]>> => ({
  services: entries.services.map(({ id, title }) => link(title, `/services${detail}${id}`)),
  industries: entries.industries.map(({ id, title }) => link(title, `/industries${detail}${id}`)),
  "case-studies": entries.caseStudies.map(({ id, title }) => link(title, `/case-studies/${id}`)),
  articles: entries.articles.map(({ id, title }) => link(title, `/blog/${id}`)),
  leaders: entries.leaders.map(({ id, name }) => link(name, `/about/${id}`)),
});

/** Adds the links to its entries to each group that lists a collection. */
function withListedLinks<NamedGroup extends Group>(groups: readonly NamedGroup[], detail: "/" | "#" = "/") {
  return groups.map(({ lists, links = [], ...group }) => {
    return { ...group, links: [...links, ...(listsWith(detail)[lists ?? ""] ?? [])] };
  });
}

/** The links of header, footer and site map, as the site shows them. */
export const navigation = {
  ...data,
  header: withListedLinks(data.header),
  footer: withListedLinks(data.footer),
  sitemap: withListedLinks(data.sitemap, "#"),
};
