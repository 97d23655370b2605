import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { detailPath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { LinkButton } from "../../ui/link-button";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";
import { SectionTitle } from "../../ui/section-title";
import { VisuallyHidden } from "../../ui/visually-hidden";

interface FeatureSectionProps {
  readonly entity: {
    readonly jsonId: string;
    readonly title: string;
    readonly description: string;
    readonly image: Queries.FeaturePictureFragment;
    readonly imageAlt: string;
  };
  /** The list that it belongs to. */
  readonly list: DetailList;
  /** Position on the page, from 0: every other section stands the other way round. */
  readonly index: number;
  /** Points below the description. */
  readonly children: ReactNode;
}

/** A service or an industry with its picture beside the words, anchored by its id. */
export function FeatureSection({ entity, list, index, children }: FeatureSectionProps) {
  const { jsonId, title, description, image, imageAlt } = entity;
  const odd = index % 2 === 1;
  return (
    <Section id={jsonId} ground={odd ? "page" : "alternate"} spacing="compact">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: odd ? "7fr 5fr" : "5fr 7fr" }}
        alignItems="center"
        gap={{ base: "8", lg: "16" }}
      >
        <chakra.div order={{ base: 2, lg: odd ? 2 : 1 }}>
          <SectionTitle of={jsonId}>{title}</SectionTitle>
          <chakra.p marginTop="4" marginBottom="6" textStyle="lead" color="fg.muted">
            {description}
          </chakra.p>
          {children}
          <LinkButton to={detailPath(list, jsonId)} variant="link" marginTop="6">
            Learn more
            <VisuallyHidden> about {title}</VisuallyHidden>
            <FiArrowRight aria-hidden="true" />
          </LinkButton>
        </chakra.div>
        <chakra.div order={{ base: 1, lg: odd ? 1 : 2 }}>
          <Picture image={image} alt={imageAlt} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
