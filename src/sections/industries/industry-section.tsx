import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FeatureSection } from "../shared/feature-section";
import { ShortList } from "./short-list";

export const industrySectionContent = graphql`
  fragment IndustrySectionContent on Industry {
    jsonId
    title
    description
    image {
      ...FeaturePicture
    }
    imageAlt
    challenges
    solutions
  }
`;

/** How many challenges and solutions stand here; the industry's own page has all. */
const SHORT = 2;

interface IndustrySectionProps {
  readonly industry: Queries.IndustrySectionContentFragment;
  /** Position on the page, from 0: every other section stands the other way round. */
  readonly index: number;
}

/** One industry on the industries page, anchored by its id: its challenges and solutions in short. */
export function IndustrySection({ industry, index }: IndustrySectionProps) {
  return (
    <FeatureSection entity={industry} list="industries" index={index}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
        columnGap="6"
      >
        <ShortList heading="Challenges" items={industry.challenges.slice(0, SHORT)} />
        <ShortList heading="Solutions" items={industry.solutions.slice(0, SHORT)} />
      </chakra.div>
    </FeatureSection>
  );
}
