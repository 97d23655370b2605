import * as entries from "../../support/entries";
import data from "../../../data/navigation.json";

const link = (label: string, to: string) => ({ label, to });

const LISTS: Readonly<Record<string, ReturnType<typeof link>[]>> = {
  services: entries.services.map(({ id, title }) => link(title, `/services/${id}`)),
  industries: entries.industries.map(({ id, title }) => link(title, `/industries/${id}`)),
  "case-studies": entries.caseStudies.map(({ id, title }) => link(title, `/case-studies/${id}`)),
  articles: entries.articles.map(({ id, title }) => link(title, `/blog/${id}`)),
  leaders: entries.leaders.map(({ id, name }) => link(name, `/about/${id}`)),
};

interface Group {
  readonly label?: string;
  readonly links?: readonly ReturnType<typeof link>[];
  readonly lists?: string;
}

const withLists = ({ label = "", links = [], lists = "" }: Group) => ({
  label,
  links: [...links, ...(LISTS[lists] ?? [])],
});

/** Header and footer as the site shows them: a group that lists a collection has a link to each of its entries. */
export const navigation = { ...data, header: data.header.map(withLists), footer: data.footer.map(withLists) };
