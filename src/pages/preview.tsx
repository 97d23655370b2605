import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { DrawnEntry } from "../preview/drawn-entry";
import { useNoNavigation } from "../preview/drawn-page";
import { shownEntry, usePostedForm } from "../preview/posted-form";
import { isPreviewedForm } from "../preview/previewed-forms";
import { SectionTitle } from "../ui/primitives";
import { Section, headingId } from "../ui/section";

const TITLE = "Preview";
const DESCRIPTION = "What an editor writes, as visitors will see it.";

/** The copy of the page while it has nothing to show. */
const COPY = {
  jsonId: "preview",
  title: TITLE,
  description: DESCRIPTION,
  hero: { title: TITLE, subtitle: DESCRIPTION, image: null, imageAlt: null, link: null },
  sections: [],
};

/**
 * What an editor writes, as visitors will see it: the desk frames this page and posts its forms to it. Nothing leads here,
 * and search engines leave it out.
 */
export default function PreviewPage({ data }: PageProps<Queries.PreviewPageQuery>) {
  useNoNavigation();
  const form = usePostedForm();
  const shown = form ? shownEntry(form) : undefined;
  if (form && shown && isPreviewedForm(form.name)) {
    return <DrawnEntry {...shown} name={form.name} marks={form.marks} data={data} />;
  }
  return (
    <Page copy={COPY} path={null} heroHeight="low">
      <Section id="preview" spacing="compact">
        <SectionTitle id={headingId("preview")}>No entry is open</SectionTitle>
        <p>Open an entry at the desk. What you write there is shown here.</p>
      </Section>
    </Page>
  );
}

// Entries with files of their own come in the order in which they were read, which is another one in each build.
export const query = graphql`
  query PreviewPage {
    allLeader {
      nodes {
        jsonId
        ...BylineContent
        ...ArticleAuthorContent
        ...ResponsiblePartnerContent
      }
    }
    allService {
      nodes {
        jsonId
        title
      }
    }
    allIndustry {
      nodes {
        jsonId
        title
      }
    }
    allCaseStudy(sort: { jsonId: ASC }) {
      nodes {
        ...CaseInBriefContent
      }
    }
    allWhitePaper(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        ...WhitePaperToReadContent
      }
    }
  }
`;
