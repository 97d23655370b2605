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
 * Lays out a section's title, picture, opening and points. The picture is level with the title: a square thumbnail on
 * phones, a column on wider screens.
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
    // The row of the opening takes the height by which the picture exceeds the title.
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
    // The frame has its own aspect ratio as an inline style.
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
    readonly headline: string;
    readonly opening: string;
    readonly image: Queries.SectionPictureFragment;
    readonly imageAlt: string;
  };
  /** The list of the entry. */
  readonly list: DetailList;
  /** Position on the page, from 0, by which the layout alternates. */
  readonly index: number;
  /** The place of the points on wide screens: beside the picture, or below it across the page. */
  readonly points: "beside" | "below";
  /** The points below the opening. */
  readonly children: ReactNode;
}

/** A service or an industry with its picture, with its id as anchor. */
export function FeatureSection({ entity, list, index, points, children }: FeatureSectionProps) {
  const { jsonId, title, headline, opening, image, imageAlt } = entity;
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
            {headline}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <FiArrowRight aria-hidden="true" />
          </LinkButton>
        </chakra.div>
      </FeatureGrid>
    </Section>
  );
}
