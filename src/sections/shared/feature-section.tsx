import { chakra } from "@chakra-ui/react/styled-system";
import { FiArrowRight } from "react-icons/fi";
import { detailPath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { CheckList } from "../../ui/check-list";
import { Columns } from "../../ui/columns";
import { LinkButton } from "../../ui/links";
import { Text } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
import { TargetFigure } from "./target-figure";

interface FeatureSectionProps {
  readonly entry: {
    readonly jsonId: string;
    readonly title: string;
    readonly opening: string;
    readonly caseStudyEntry: Queries.TargetRecordFragment | null;
  };
  readonly list: DetailList;
  readonly points: readonly string[];
  readonly marker?: "dash";
}

/** A service or an industry on the page that lists all of them. */
export function FeatureSection({ entry, list, points, marker }: FeatureSectionProps) {
  const { jsonId, title, opening, caseStudyEntry } = entry;
  return (
    <Section id={jsonId} spacing="compact">
      <Columns ratio="6:5" rowGap="5" borderTop="hairline" paddingTop="6">
        <div>
          <chakra.h2 id={headingId(jsonId)} textStyle="entry">
            {title}
          </chakra.h2>
          <Text marginBlock="4" color="fg.muted">
            {opening}
          </Text>
          <LinkButton to={detailPath(list, jsonId)} variant="link">
            More on {title}
            <FiArrowRight aria-hidden="true" />
          </LinkButton>
        </div>
        <CheckList items={points} marker={marker} compact />
      </Columns>
      {caseStudyEntry?.record ? (
        <chakra.div marginTop="4">
          <TargetFigure cases={[caseStudyEntry]} firstOnly named />
        </chakra.div>
      ) : null}
    </Section>
  );
}
