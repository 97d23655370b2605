import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { LinkButton } from "../../ui/link-button";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";
import { VisuallyHidden } from "../../ui/visually-hidden";

interface FeatureSectionProps {
  readonly entity: {
    readonly jsonId: string;
    readonly title: string;
    readonly description: string;
    readonly image: Queries.FeaturePictureFragment;
    readonly imageAlt: string;
  };
  /** Where the entity's own page is: "/services" or "/industries". */
  readonly base: string;
  /** Position on the page, from 0: every other section stands the other way round. */
  readonly index: number;
  /** Points below the description. */
  readonly children: ReactNode;
}

/** A service or an industry with its picture beside the words, anchored by its id. */
export function FeatureSection({ entity, base, index, children }: FeatureSectionProps) {
  const { jsonId, title, description, image, imageAlt } = entity;
  const odd = index % 2 === 1;
  return (
    <Section id={jsonId} labelledBy={`${jsonId}-heading`} ground={odd ? "page" : "alternate"} spacing="compact">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: odd ? "7fr 5fr" : "5fr 7fr" }}
        alignItems="center"
        gap={{ base: "8", lg: "16" }}
      >
        <chakra.div order={{ base: 2, lg: odd ? 2 : 1 }}>
          <chakra.h2 id={`${jsonId}-heading`} textStyle="h2">
            {title}
          </chakra.h2>
          <chakra.p marginTop="4" marginBottom="6" textStyle="lead" color="fg.muted">
            {description}
          </chakra.p>
          {children}
          <LinkButton to={`${base}/${jsonId}`} variant="link" marginTop="6">
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
