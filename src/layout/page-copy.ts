import { graphql } from "gatsby";
import { assertDefined } from "../lib/assert-defined";

export const pageCopyFragments = graphql`
  fragment LinkText on SiteLink {
    label
    to
  }

  fragment SectionText on SectionCopy {
    id
    eyebrow
    heading
    text
    emptyText
    link {
      ...LinkText
    }
  }

  fragment PageText on PageCopy {
    jsonId
    title
    description
    hero {
      title
      subtitle
      image {
        ...HeroPicture
      }
      imageAlt
      link {
        ...LinkText
      }
    }
    sections {
      ...SectionText
    }
  }
`;

/** The copy of a section whose list has no entry: what it says of that stands in the place of its text. */
export function withoutEntries(copy: Queries.SectionTextFragment): Queries.SectionTextFragment {
  return { ...copy, text: copy.emptyText ?? copy.text };
}

/** The copy of one page, as its query returns it. */
export type PageText = Queries.PageTextFragment;

/** The copy of one page, and which of its sections the page shows. */
export interface PageCopy extends PageText {
  /**
   * The copy of one section.
   *
   * @param id the section's id in data/pages.json
   * @throws Error where the page has no such section, which stops the build
   */
  section(id: string): Queries.SectionTextFragment;
  /** The ids of the sections that nobody has asked for. */
  orphans(): readonly string[];
}

/**
 * The page's copy, which every page query asks for.
 *
 * @throws Error where data/pages.json has no entry for the page, which stops the build
 */
export function requirePage(page: PageText | null): PageCopy {
  const text = assertDefined(page, "data/pages.json: the entry of this page");
  const shown = new Set<string>();
  return {
    ...text,
    section: (id) => {
      shown.add(id);
      const section = text.sections.find((candidate) => candidate.id === id);
      return assertDefined(section, `data/pages.json: the section "${id}" of the page "${text.jsonId}"`);
    },
    orphans: () => text.sections.map(({ id }) => id).filter((id) => !shown.has(id)),
  };
}
