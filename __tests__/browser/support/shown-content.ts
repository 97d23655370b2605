import articlesInFile from "../../../data/articles.json";
import industries from "../../../data/industries.json";
import jobsInFile from "../../../data/jobs.json";
import navigationInFile from "../../../data/navigation.json";
import services from "../../../data/services.json";
import { isoDate } from "../../../src/lib/dates";

// Content as the site shows it, where that isn't the order or the letter of the file: docs/behaviour.md 3.

/** The open positions, the newest first. */
export const jobs = jobsInFile.toSorted((one, other) => other.posted.localeCompare(one.posted));

/** The articles, the newest first. */
export const articles = articlesInFile.toSorted((one, other) => isoDate(other.date).localeCompare(isoDate(one.date)));

interface Group {
  readonly links: readonly { readonly label: string; readonly to: string }[];
  readonly lists?: string;
}

const LISTED: Readonly<Record<string, readonly { readonly id: string; readonly title: string }[]>> = {
  services,
  industries,
};

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
  ...navigationInFile,
  header: navigationInFile.header.map(withLists),
  footer: navigationInFile.footer.map(withLists),
};
