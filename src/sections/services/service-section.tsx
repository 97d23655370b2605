import { graphql } from "gatsby";
import { CheckList } from "../../ui/check-list";
import { FeatureSection } from "../shared/feature-section";

export const serviceSectionContent = graphql`
  fragment ServiceSectionContent on Service {
    jsonId
    title
    description
    image {
      ...FeaturePicture
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

/** One service on the services page, anchored by its id. */
export function ServiceSection({ service, index }: ServiceSectionProps) {
  return (
    <FeatureSection entity={service} list="services" index={index}>
      <CheckList items={service.benefits.slice(0, 3)} />
    </FeatureSection>
  );
}
