import { industries, services } from "../../support/entries";
import written from "../../../data/navigation.json";

// Content as the site shows it, where that isn't the order or the letter of the file: docs/behaviour.md 3.

export { articles, jobs } from "../../support/entries";

interface Group {
  readonly links?: readonly { readonly label: string; readonly to: string }[];
  readonly lists?: string;
}

const LISTED: Readonly<Record<string, readonly { readonly id: string; readonly title: string }[]>> = {
  services,
  industries,
};

/** The groups with the links that follow the services or industries. */
function shown<Named extends Group>(groups: readonly Named[]) {
  return groups.map(({ lists, links = [], ...group }) => {
    const listed = (LISTED[lists ?? ""] ?? []).map(({ id, title }) => ({ label: title, to: `/${lists ?? ""}/${id}` }));
    return { ...group, links: [...links, ...listed] };
  });
}

/** The links of header and footer. */
export const navigation = {
  ...written,
  header: shown(written.header),
  footer: shown(written.footer),
};
