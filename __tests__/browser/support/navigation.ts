import { industries, services } from "../../support/entries";
import data from "../../../data/navigation.json";

interface Group {
  readonly links?: readonly { readonly label: string; readonly to: string }[];
  readonly lists?: string;
}

const LISTS: Readonly<Record<string, readonly { readonly id: string; readonly title: string }[]>> = {
  services,
  industries,
};

/** Adds the links to the services or industries to each group that lists them. */
function withListedLinks<NamedGroup extends Group>(groups: readonly NamedGroup[]) {
  return groups.map(({ lists, links = [], ...group }) => {
    const listed = (LISTS[lists ?? ""] ?? []).map(({ id, title }) => ({ label: title, to: `/${lists ?? ""}/${id}` }));
    return { ...group, links: [...links, ...listed] };
  });
}

/** The links of header and footer, as the site shows them. */
export const navigation = {
  ...data,
  header: withListedLinks(data.header),
  footer: withListedLinks(data.footer),
};
