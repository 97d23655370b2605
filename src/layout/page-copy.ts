import { graphql } from "gatsby";
import { assertDefined } from "../lib/assert-defined";

export const pageCopyFragments = graphql`
  fragment LinkText on SiteLink {
    label
    to
  }

  fragment SectionText on SectionCopy {
    id
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
      link {
        ...LinkText
      }
    }
    sections {
      ...SectionText
    }
  }
`;

/** Returns the copy of a section whose list is empty, with its `emptyText` in place of its text. */
export function withEmptyText(copy: Queries.SectionTextFragment): Queries.SectionTextFragment {
  return { ...copy, text: copy.emptyText ?? copy.text };
}

/** The copy of one page, with access to its sections by their ids. */
export interface PageCopy extends Queries.PageTextFragment {
  /**
   * Returns the copy of one section. The content check makes sure that each page has copy for exactly the sections that it
   * asks for here (gatsby/rules.ts).
   *
   * @param id the section's id in data/pages.json
   * @throws Error if the page has no such section, which stops the build
   */
  section(id: string): Queries.SectionTextFragment;
}

/**
 * Returns the copy that every page query asks for.
 *
 * @throws Error if data/pages.json has no entry for the page, which stops the build
 */
export function requirePage(page: Queries.PageTextFragment | null): PageCopy {
  const text = assertDefined(page, "data/pages.json: the entry of this page");
  return {
    ...text,
    section: (id) =>
      assertDefined(
        text.sections.find((section) => section.id === id),
        `data/pages.json: the section "${id}" of the page "${text.jsonId}"`,
      ),
  };
}
