import { graphql } from "gatsby";

export const pageCopyFragments = graphql`
  fragment SectionText on SectionCopy {
    id
    eyebrow
    heading
    text
    link {
      label
      to
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
    }
    sections {
      ...SectionText
    }
  }
`;

/** The copy of one page, as its query returns it. */
export type PageText = Queries.PageTextFragment;

/**
 * The page's copy, which every page query asks for.
 *
 * @throws Error where data/pages.json has no entry for the page
 */
export function requirePage(page: PageText | null): PageText {
  if (!page) throw new Error("data/pages.json has no entry for this page; add it back");
  return page;
}

/**
 * The copy of one section of a page.
 *
 * @param id the section's id in data/pages.json
 * @throws Error where the page has no such section
 */
export function sectionCopy(page: PageText, id: string): Queries.SectionTextFragment {
  const section = page.sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`data/pages.json: the page "${page.jsonId}" has no section "${id}"; add it back`);
  return section;
}
