import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { Points } from "../sections/careers/points";
import { Positions } from "../sections/careers/positions";

/** Careers: the open positions, why to join, culture, benefits, and the general application. */
export default function CareersPage({ data }: PageProps<Queries.CareersPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const { reasons, values, benefits } = assertDefined(data.careersCopy, "data/careers.json");
  const jobs = data.allJob.nodes;
  return (
    <Page copy={copy} subject={{ kind: "jobs", jobs, offices: data.allOffice.nodes }}>
      <Positions
        copy={copy.section("positions")}
        generalCopy={copy.section("general")}
        jobs={jobs}
        fields={data.applicationFields}
      >
        <Points copy={copy.section("why-join")} points={reasons} />
        <Points copy={copy.section("culture")} points={values} ground="inverse" />
        <Points copy={copy.section("benefits")} points={benefits} />
      </Positions>
    </Page>
  );
}

export const query = graphql`
  query CareersPage {
    pageCopy(jsonId: { eq: "careers" }) {
      ...PageText
    }
    applicationFields: formFields(kind: application) {
      ...FormFieldContent
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
    allJob(sort: [{ posted: DESC }, { jsonId: ASC }]) {
      nodes {
        ...PositionsContent
        ...JobPostingContent
      }
    }
    allOffice {
      nodes {
        ...JobPostingOffice
      }
    }
  }
`;
