import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { Benefits, PointCard } from "../sections/careers/benefits";
import { Positions } from "../sections/careers/positions";
import { CardSection } from "../sections/shared/card-section";

/** Careers: why to join, culture, benefits, and how to apply. */
export default function CareersPage({ data }: PageProps<Queries.CareersPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const { reasons, values, benefits } = assertDefined(data.careersCopy, "data/careers.json");
  const jobs = data.allJob.nodes;
  return (
    <Page copy={copy} subject={{ kind: "jobs", jobs, offices: data.allOffice.nodes }}>
      <CardSection copy={copy.section("why-join")} columns={4}>
        {reasons.map((point) => (
          <PointCard key={point.title} point={point} />
        ))}
      </CardSection>
      <CardSection copy={copy.section("culture")} columns="texts" ground="inverse">
        {values.map((point) => (
          <PointCard key={point.title} point={point} />
        ))}
      </CardSection>
      <Benefits copy={copy.section("benefits")} benefits={benefits} />
      <Positions
        copy={copy.section("positions")}
        generalCopy={copy.section("general")}
        jobs={jobs}
        fields={data.applicationFields}
      />
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
