import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage, sectionCopy } from "../layout/page-copy";
import { Benefits } from "../sections/careers/benefits";
import { Positions } from "../sections/careers/positions";
import { TitledPoints } from "../sections/careers/titled-points";
import { jobPosting } from "../structured-data/job-posting";

/** Careers: why to join, culture, benefits, and how to apply (spec §2). */
export default function CareersPage({ data }: PageProps<Queries.CareersPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const { reasons = [], values = [], benefits = [] } = data.careersCopy ?? {};
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const firm = data.siteFacts?.product ?? "";
  const jobs = data.allJob.nodes;
  return (
    <Page
      copy={copy}
      path="/careers"
      structuredData={jobs.map((job) => jobPosting(siteUrl, firm, job, data.allOffice.nodes))}
    >
      <TitledPoints copy={sectionCopy(copy, "why-join")} points={reasons} columns={4} />
      <TitledPoints copy={sectionCopy(copy, "culture")} points={values} columns="texts" ground="inverse" />
      <Benefits copy={sectionCopy(copy, "benefits")} benefits={benefits} />
      <Positions copy={sectionCopy(copy, "positions")} generalCopy={sectionCopy(copy, "general")} jobs={jobs} />
    </Page>
  );
}

export const query = graphql`
  query CareersPage {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteFacts {
      product
    }
    pageCopy(jsonId: { eq: "careers" }) {
      ...PageText
    }
    careersCopy {
      reasons {
        ...TitledPointContent
      }
      values {
        ...TitledPointContent
      }
      benefits {
        ...TitledPointContent
      }
    }
    allJob {
      nodes {
        ...PositionsContent
      }
    }
    allOffice {
      nodes {
        city
        address
      }
    }
  }
`;
