import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { detailPath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { SectionTitle, VisuallyHidden } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";

/**
 * Lays a section's title, picture, opening and points out. The picture begins level with the title: a square thumbnail
 * on phones, a column of its own on wider screens.
 */
const FeatureGrid = chakra("div", {
  base: {
    display: "grid",
    alignItems: "start",
    columnGap: { base: "2", md: "8", lg: "16" },
    gridTemplateColumns: { base: "minmax(0, 1fr) min(6rem, 26vw)", md: "minmax(0, 1fr) 18rem" },
    gridTemplateAreas: {
      base: `"title picture" "opening opening" "points points"`,
      md: `"title picture" "opening picture" "points points"`,
    },
    // What the picture is higher than the words beside it goes to the row of the opening.
    gridTemplateRows: { md: "auto 1fr" },
    "& > h2": { gridArea: "title" },
    "& > p": {
      gridArea: "opening",
      marginTop: { base: "3", md: "4" },
      textStyle: { base: "small", md: "lead" },
      color: "fg.muted",
    },
    "& > [data-points]": { gridArea: "points" },
    "& > [data-picture]": { gridArea: "picture" },
    // The frame brings its own proportions along, as an inline style.
    "& > [data-picture] > div": { aspectRatio: { mdDown: "1 !important" } },
  },
  variants: { points: { beside: {}, below: {} }, picture: { left: {}, right: {} } },
  compoundVariants: [
    {
      points: "beside",
      picture: "right",
      css: {
        gridTemplateColumns: { lg: "repeat(2, minmax(0, 1fr))" },
        gridTemplateRows: { lg: "auto auto 1fr" },
        gridTemplateAreas: { lg: `"title picture" "opening picture" "points picture"` },
      },
    },
    {
      points: "beside",
      picture: "left",
      css: {
        gridTemplateColumns: { lg: "repeat(2, minmax(0, 1fr))" },
        gridTemplateRows: { lg: "auto auto 1fr" },
        gridTemplateAreas: { lg: `"picture title" "picture opening" "picture points"` },
      },
    },
    { points: "below", picture: "right", css: { gridTemplateColumns: { lg: "minmax(0, 8fr) minmax(0, 4fr)" } } },
    {
      points: "below",
      picture: "left",
      css: {
        gridTemplateColumns: { lg: "minmax(0, 4fr) minmax(0, 8fr)" },
        gridTemplateAreas: { lg: `"picture title" "picture opening" "points points"` },
      },
    },
  ],
});

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
