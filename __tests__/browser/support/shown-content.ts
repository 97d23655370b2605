import { filled, industries, services } from "../../support/entries";
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

/** A group with the links that follow the services or industries. */
function withLists<Named extends Group>({ lists, links, ...group }: Named) {
  const listed = LISTED[lists ?? ""] ?? [];
  return {
    ...group,
    links: [...links, ...listed.map(({ id, title }) => ({ label: title, to: `/${lists ?? ""}/${id}` }))],
  };
}

/** The links of header and footer. */
export const navigation = {
  ...inFile,
  header: inFile.header.map(withLists),
  footer: inFile.footer.map(withLists),
};
