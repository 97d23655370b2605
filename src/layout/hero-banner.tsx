import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Container } from "../ui/primitives";
import { Picture } from "../ui/picture";
import { useSite } from "./use-site";

interface HeroBannerProps {
  readonly title: string;
  readonly subtitle?: string;
  /** The picture behind the text; by default the site's own. */
  readonly image?: Queries.HeroPictureFragment;
  readonly imageAlt?: string;
  /** Replaces the picture: a rotation, or a plain ground. */
  readonly background?: ReactNode;
  /** Whether the background is a picture, from which the words are kept apart. */
  readonly scrim?: boolean;
  /** The least height; pages for looking something up have a low banner. */
  readonly height?: keyof typeof HEIGHTS;
  /** The breadcrumb, above the title. */
  readonly breadcrumb: ReactNode;
  /** Shown after the text, such as a button. */
  readonly children?: ReactNode;
  /** Shown at the banner's foot, on desktops within its height, else below it. */
  readonly foot?: ReactNode;
}

/** The least heights of picture and words together and of a picture above the words, and the room around the words. */
const HEIGHTS = {
  hero: {
    minHeight: { lg: "hero" },
    "--stage": { base: "{sizes.hero}", lg: "auto" },
    "--picture": "12rem",
    // As much as fits into 600 px together with the breadcrumb and the strip of results, in wide windows too.
    "--air": "0.75rem",
    "--gap": { lg: "0.875rem" },
  },
  usual: { "--stage": "26rem", "--picture": { base: "11rem", md: "14rem" }, "--air": "3rem" },
  low: { "--stage": "15rem", "--picture": "6rem", "--air": "2rem", "& h1": { fontSize: "h2" } },
} as const;

/** The ground stands from the first frame on, so that the words can be read in each; what fades in is the picture. */
const Banner = chakra("section", {
  base: {
    display: "flex",
    flexDirection: "column",
    background: "bg.inverse",
    color: "fg.inverse",
  },
  variants: { height: HEIGHTS },
});

/** Picture and words: below each other on phones and tablets, the words over the picture on desktops. */
const Stage = chakra("div", {
  base: {
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    flex: "1",
    minHeight: "[var(--stage)]",
    display: "flex",
    flexDirection: { base: "column", lg: "row" },
    alignItems: { lg: "center" },
  },
});

/** The background, which takes the room that the words leave where it stands above them. */
const Background = chakra("div", {
  base: { zIndex: "[-2]", inset: "0", animation: "fadeIn 0.5s ease-out" },
  variants: {
    scrim: {
      true: { position: { base: "relative", lg: "absolute" }, flex: "1", minHeight: "[var(--picture)]" },
      false: { position: "absolute" },
    },
  },
});

/**
 * The text. Where it stands below a picture, a short gradient leads from the picture to the ground; where it stands over
 * one, a gradient keeps its contrast at 4.5:1 or more on any picture, as wide as the text can be, fading out to the right.
 */
const Words = chakra("div", {
  base: { position: "relative", width: "full" },
  variants: {
    scrim: {
      true: {
        "--reach": "calc(max(1.5rem, 50% - 37.5rem) + 40rem)",
        paddingBlock: { base: "[0.75rem 2rem]", lg: "[var(--air)]" },
        "&::before": {
          content: '""',
          position: "absolute",
          zIndex: "[-1]",
          inset: { base: "[-3rem 0 auto]", lg: "[-50rem 0]" },
          height: { base: "12", lg: "auto" },
          pointerEvents: "none",
          background: {
            base: "[linear-gradient(transparent, {colors.bg.inverse})]",
            lg: "[linear-gradient(90deg, {colors.scrim.dark} calc(var(--reach) - 4rem), {colors.scrim.half} calc(var(--reach) + 16%), {colors.scrim.clear})]",
          },
        },
      },
      false: { paddingBlock: "[var(--air)]" },
    },
  },
});

const Column = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "[var(--gap, 1.25rem)]",
    maxWidth: "[36rem]",
    // Forced colors remove the gradient, and add a background to text but not to dots and icons.
    _highContrast: { background: "[Canvas]", padding: "4" },
  },
});

/**
 * The banner at the top of every page: title and subtitle over or below a picture, which fades in over 0.5 s
 * (docs/behaviour.md 2.21).
 */
export function HeroBanner({
  title,
  subtitle,
  image,
  imageAlt = "",
  background,
  scrim = true,
  height = "usual",
  breadcrumb,
  children,
  foot,
}: HeroBannerProps) {
  const { facts } = useSite();
  const picture = image ?? facts.defaultHeroImage;
  return (
    <Banner data-ground="inverse" data-hero="" height={height}>
      <Stage>
        <Background scrim={scrim} data-print="none">
          {background ?? <Picture image={picture} alt={imageAlt} priority fill />}
        </Background>
        <Words scrim={scrim}>
          <Container>
            <Column>
              {breadcrumb}
              <chakra.h1 textStyle="h1">{title}</chakra.h1>
              {subtitle ? <chakra.p textStyle="lead">{subtitle}</chakra.p> : null}
              {children}
            </Column>
          </Container>
        </Words>
      </Stage>
      {foot}
    </Banner>
  );
}
