import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { useState, type ReactNode } from "react";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { GeneralApplication, Positions } from "../sections/careers/positions";
import { Columns } from "../ui/primitives";
import { Section, SectionHeading } from "../ui/section";

interface PointsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly points: readonly Queries.TitledPoint[];
  readonly ground?: "inverse";
}

function Points({ copy, points, ground }: PointsProps) {
  return (
    <Section id={copy.id} ground={ground}>
      <SectionHeading copy={copy} />
      <dl>
        {points.map(({ title, text }) => (
          <Columns key={title} ratio="4:7" rowGap="1" borderTop="hairline" paddingBlock="6">
            <chakra.dt textStyle="h3">{title}</chakra.dt>
            <chakra.dd maxWidth="measure">{text}</chakra.dd>
          </Columns>
        ))}
      </dl>
    </Section>
  );
}

export default function CareersPage({ data, location }: PageProps<Queries.CareersPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const { sent, reasons, values, benefits } = assertDefined(data.careersCopy, "data/careers.json");
  const [dialog, setDialog] = useState<ReactNode>(null);
  const apply = { setDialog, answer: sent };
  return (
    <Page copy={copy}>
      <Positions copy={copy.section("positions")} jobs={data.allJob.nodes} location={location} {...apply} />
      <Points copy={copy.section("why-join")} points={reasons} />
      <Points copy={copy.section("culture")} points={values} ground="inverse" />
      <Points copy={copy.section("benefits")} points={benefits} />
      <GeneralApplication copy={copy.section("general")} {...apply} />
      {dialog}
    </Page>
  );
}

export const query = graphql`
  query CareersPage {
    pageCopy(jsonId: { eq: "careers" }) {
      ...PageText
    }
    careersCopy {
      sent
      reasons {
        title
        text
      }
      values {
        title
        text
      }
      benefits {
        title
        text
      }
    }
    allJob(sort: [{ posted: DESC }, { jsonId: ASC }]) {
      nodes {
        ...JobCardContent
      }
    }
  }
`;
