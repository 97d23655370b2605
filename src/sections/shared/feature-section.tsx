import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { detailPath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { LinkButton } from "../../ui/link-button";
import { Picture } from "../../ui/picture";
import { Section, headingId } from "../../ui/section";
import { SectionTitle } from "../../ui/section-title";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { FeatureGrid } from "./feature-grid";

interface FeatureSectionProps {
  readonly entity: {
    readonly jsonId: string;
    readonly title: string;
    readonly opening: string;
    readonly image: Queries.SectionPictureFragment;
    readonly imageAlt: string;
  };
  /** The list that it belongs to. */
  readonly list: DetailList;
  /** Position on the page, from 0: every other section stands the other way round. */
  readonly index: number;
  /** Where the points stand on wide screens: beside the picture, or below it across the page. */
  readonly points: "beside" | "below";
  /** Points below the opening. */
  readonly children: ReactNode;
}

/** A service or an industry with its picture beside the words, anchored by its id. */
export function FeatureSection({ entity, list, index, points, children }: FeatureSectionProps) {
  const { jsonId, title, opening, image, imageAlt } = entity;
  const odd = index % 2 === 1;
  return (
    <Section id={jsonId} ground={odd ? "page" : "alternate"} spacing="tight">
      <FeatureGrid points={points} picture={odd ? "left" : "right"}>
        <SectionTitle id={headingId(jsonId)}>{title}</SectionTitle>
        <div data-picture="">
          <Picture image={image} alt={imageAlt} />
        </div>
        <p>{opening}</p>
        <chakra.div data-points="" marginTop={{ base: "4", md: "6" }}>
          {children}
          <LinkButton to={detailPath(list, jsonId)} variant="link" marginTop={{ base: "4", md: "6" }}>
            Learn more
            <VisuallyHidden> about {title}</VisuallyHidden>
            <FiArrowRight aria-hidden="true" />
          </LinkButton>
        </chakra.div>
      </FeatureGrid>
    </Section>
  );
}
