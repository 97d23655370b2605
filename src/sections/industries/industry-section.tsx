import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { CheckList } from "../../ui/check-list";
import { PhoneDisclosure } from "../../ui/phone-fold";
import { FeatureSection } from "../shared/feature-section";

export const industrySectionContent = graphql`
  fragment IndustrySectionContent on Industry {
    jsonId
    title
    opening
    image {
      ...SectionPicture
    }
    imageAlt
    challenges
    solutions
  }
`;

interface IndustrySectionProps {
  readonly industry: Queries.IndustrySectionContentFragment;
  /** Position on the page, from 0: every other section stands the other way round. */
  readonly index: number;
}

/** One industry on the industries page, anchored by its id: how its overview opens, its challenges and solutions. */
export function IndustrySection({ industry, index }: IndustrySectionProps) {
  return (
    <FeatureSection entity={industry} list="industries" index={index} points="below">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        columnGap={{ md: "8", lg: "16" }}
      >
        <PhoneDisclosure id={`${industry.jsonId}-challenges`} heading="Challenges">
          <CheckList items={industry.challenges} marker="dash" compact />
        </PhoneDisclosure>
        <PhoneDisclosure id={`${industry.jsonId}-solutions`} heading="Solutions">
          <CheckList items={industry.solutions} compact />
        </PhoneDisclosure>
      </chakra.div>
    </FeatureSection>
  );
}
