import { filled, industries, isOn, services } from "../../support/entries";
import written from "../../../data/navigation.json";

// Content as the site shows it, where that isn't the order or the letter of the file: docs/behaviour.md 3.

export { articles, jobs } from "../../support/entries";

interface Group {
  readonly links: readonly { readonly label: string; readonly to: string }[];
  readonly lists?: string;
}

const LISTED: Readonly<Record<string, readonly { readonly id: string; readonly title: string }[]>> = {
  services,
  industries,
};

const inFile = filled("navigation", written);

/** The groups that have links to pages that are on, with those that follow the services or industries. */
function shown<Named extends Group>(groups: readonly Named[]) {
  const withLists = groups.map(({ lists, links, ...group }) => {
    const listed = (LISTED[lists ?? ""] ?? []).map(({ id, title }) => ({ label: title, to: `/${lists ?? ""}/${id}` }));
    return { ...group, links: [...links, ...listed].filter(({ to }) => isOn(to)) };
  });
  return withLists.filter(({ links }) => links.length > 0);
}

/** The links of header and footer. */
export const navigation = {
  ...inFile,
  header: shown(inFile.header),
  footer: shown(inFile.footer),
};
