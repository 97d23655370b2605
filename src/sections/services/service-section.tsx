import { graphql } from "gatsby";
import { CheckList } from "../../ui/check-list";
import { FeatureSection } from "../shared/feature-section";

export const serviceSectionContent = graphql`
  fragment ServiceSectionContent on Service {
    jsonId
    title
    opening
    image {
      ...SectionPicture
    }
    imageAlt
    benefits
  }
`;

interface ServiceSectionProps {
  readonly service: Queries.ServiceSectionContentFragment;
  /** Position on the page, from 0: every other section stands the other way round. */
  readonly index: number;
}

/** One service on the services page, anchored by its id: how its description opens, and its benefits. */
export function ServiceSection({ service, index }: ServiceSectionProps) {
  return (
    <FeatureSection entity={service} list="services" index={index} points="beside">
      <CheckList items={service.benefits} compact />
    </FeatureSection>
  );
}
