import { graphql } from "gatsby";
import { CheckList } from "../../ui/check-list";
import { FeatureSection } from "../shared/feature-section";

export const serviceSectionContent = graphql`
  fragment ServiceSectionContent on Service {
    jsonId
    title
    headline
    opening
    benefits
  }
`;

interface ServiceSectionProps {
  readonly service: Queries.ServiceSectionContentFragment;
  /** Position on the page, from 0, by which the ground alternates. */
  readonly index: number;
}

/** A service on the services page, with its id as anchor: the beginning of its description, and its benefits. */
export function ServiceSection({ service, index }: ServiceSectionProps) {
  return (
    <FeatureSection entity={service} list="services" index={index}>
      <CheckList items={service.benefits} compact />
    </FeatureSection>
  );
}
