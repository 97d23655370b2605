import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LinkButton } from "../ui/links";
import { Container } from "../ui/primitives";
import { Picture } from "../ui/picture";
import { useSite } from "./use-site";

interface HeroBannerProps {
  readonly title: string;
  readonly subtitle?: string;
  /** The page's own picture; without one, the banner is low and has the site's default picture. */
  readonly image?: Queries.HeroPictureFragment;
  readonly imageAlt?: string;
  /** The button below the text. */
  readonly link?: Queries.LinkTextFragment | null;
  /** Replaces the picture: a rotation, or a gradient. */
  readonly background?: ReactNode;
  /** The height of the home page's banner. */
  readonly tall?: boolean;
  /** The breadcrumb, above the title. */
  readonly breadcrumb: ReactNode;
  /** Shown after the text. */
  readonly children?: ReactNode;
}

/**
 * Picture and words: below each other on phones and tablets, the words over the picture on desktops. The ground is dark from
 * the first frame, so that the words can be read in each; the picture fades in.
 */
const Banner = chakra("section", {
  base: {
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    display: "flex",
    flexDirection: { base: "column", lg: "row" },
    alignItems: { lg: "center" },
    minHeight: "var(--height)",
    background: "bg.inverse",
    color: "fg.inverse",
  },
  variants: {
    // The least heights of the banner and of a picture above the words, and the room around the words.
    kind: {
      home: { "--height": "{sizes.hero}", "--picture": "12rem", "--air": "3rem" },
      picture: { "--height": "26rem", "--picture": { base: "11rem", md: "14rem" }, "--air": "3rem" },
      low: { "--height": "15rem", "--picture": "6rem", "--air": "2rem", "& h1": { fontSize: "h2" } },
    },
  },
});

/** The background. Above the words, it takes the room that they leave. */
const Background = chakra("div", {
  base: {
    zIndex: "-2",
    position: { base: "relative", lg: "absolute" },
    inset: "0",
    flex: "1",
    minHeight: "var(--picture)",
    animation: "fadeIn 0.5s ease-out",
  },
});

/**
 * The text. Below a picture, a short gradient joins picture and ground. Over a picture, a gradient as wide as the text keeps
 * its contrast at 4.5:1 or more, and fades out to the right.
 */
const Words = chakra("div", {
  base: {
    "--reach": "calc(max(1.5rem, 50% - 37.5rem) + 40rem)",
    position: "relative",
    width: "full",
    paddingBlock: { base: "0.75rem 2rem", lg: "var(--air)" },
    "&::before": {
      content: '""',
      position: "absolute",
      zIndex: "-1",
      inset: { base: "-3rem 0 auto", lg: "-50rem 0" },
      height: { base: "12", lg: "auto" },
      pointerEvents: "none",
      background: {
        base: "linear-gradient(transparent, {colors.bg.inverse})",
        lg: "linear-gradient(90deg, {colors.scrim.dark} calc(var(--reach) - 4rem), {colors.scrim.half} calc(var(--reach) + 16%), {colors.scrim.clear})",
      },
    },
  },
});

const Column = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "5",
    maxWidth: "36rem",
    // Forced colors remove the gradient, and add a background to text but not to dots and icons.
    _highContrast: { background: "Canvas", padding: "4" },
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
  link,
  background,
  tall = false,
  breadcrumb,
  children,
}: HeroBannerProps) {
  const { facts } = useSite();
  return (
    <Banner data-ground="inverse" data-hero="" kind={tall ? "home" : image ? "picture" : "low"}>
      <Background data-print="none">
        {background ?? <Picture image={image ?? facts.defaultHeroImage} alt={imageAlt} priority fill />}
      </Background>
      <Words>
        <Container>
          <Column>
            {breadcrumb}
            <chakra.h1 textStyle="h1">{title}</chakra.h1>
            {subtitle ? <chakra.p textStyle="lead">{subtitle}</chakra.p> : null}
            {link ? (
              <LinkButton to={link.to} variant="secondary">
                {link.label}
              </LinkButton>
            ) : null}
            {children}
          </Column>
        </Container>
      </Words>
    </Banner>
  );
}
