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

/** Returns the copy for a section with an empty list: `emptyText` replaces the text and the link. */
export function withEmptyText(copy: Queries.SectionTextFragment): Queries.SectionTextFragment {
  return { ...copy, text: copy.emptyText ?? copy.text, link: null };
}

/** Returns the copy of a page, with `section`, which returns that of one. Throws an Error if data/pages.json lacks it. */
export function requirePage(page: Queries.PageTextFragment | null) {
  const text = assertDefined(page, "data/pages.json: the entry of this page");
  return {
    ...text,
    section: (id: string) =>
      assertDefined(
        text.sections.find((section) => section.id === id),
        `data/pages.json: the section "${id}" of the page "${text.jsonId}"`,
      ),
  };
}
