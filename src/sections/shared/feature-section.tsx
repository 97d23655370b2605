import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { detailPath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { SectionTitle, VisuallyHidden } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";

/** On wide screens title, opening and link are beside the points. */
const FeatureGrid = chakra("div", {
  base: {
    display: "grid",
    alignItems: "start",
    justifyItems: "start",
    columnGap: "16",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" },
    gridTemplateAreas: {
      base: `"title" "opening" "points" "link"`,
      lg: `"title points" "opening points" "link points"`,
    },
    gridTemplateRows: { lg: "auto auto 1fr" },
    "& > h2": { gridArea: "title" },
    "& > p": {
      gridArea: "opening",
      marginTop: { base: "3", md: "4" },
      textStyle: { base: "small", md: "lead" },
      color: "fg.muted",
    },
    "& > [data-points]": { gridArea: "points", width: "full", marginTop: { base: "4", md: "6", lg: "2" } },
    "& > a": { gridArea: "link", marginTop: { base: "4", md: "6" } },
  },
});

interface FeatureSectionProps {
  readonly entity: {
    readonly jsonId: string;
    readonly title: string;
    readonly headline: string;
    readonly opening: string;
  };
  /** The list of the entry. */
  readonly list: DetailList;
  /** Position on the page, from 0, by which the ground alternates. */
  readonly index: number;
  /** The points beside the opening. */
  readonly children: ReactNode;
}

/** A service or an industry in words, with its id as anchor. Its picture is in its card. */
export function FeatureSection({ entity, list, index, children }: FeatureSectionProps) {
  const { jsonId, title, headline, opening } = entity;
  return (
    <Section id={jsonId} ground={index % 2 === 1 ? "page" : "alternate"} spacing="tight">
      <FeatureGrid>
        <SectionTitle id={headingId(jsonId)}>{title}</SectionTitle>
        <p>{opening}</p>
        <div data-points="">{children}</div>
        <LinkButton to={detailPath(list, jsonId)} variant="link" textAlign="start">
          {headline}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <FiArrowRight aria-hidden="true" />
        </LinkButton>
      </FeatureGrid>
    </Section>
  );
}
