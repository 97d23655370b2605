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
  /** Whether the background is darkened, as a picture must be. */
  readonly scrim?: boolean;
  /** The least height; pages for looking something up have a low banner. */
  readonly height?: keyof typeof HEIGHTS;
  /** The breadcrumb, above the title. */
  readonly breadcrumb: ReactNode;
  /** Shown after the text, such as a button. */
  readonly children?: ReactNode;
}

const HEIGHTS = {
  hero: { minHeight: "hero", height: { sm: "hero" }, paddingBlock: "12" },
  usual: { minHeight: { base: "[22rem]", md: "[26rem]" }, paddingBlock: "12" },
  low: { minHeight: "[15rem]", paddingBlock: "8", "& h1": { fontSize: "h2" } },
} as const;

const Banner = chakra("section", {
  base: {
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    display: "flex",
    background: "bg.inverse",
    color: "fg.inverse",
    animation: "fadeIn 0.5s ease-out",
  },
  variants: { height: HEIGHTS },
});

/**
 * The text with the gradient that keeps its contrast at 4.5:1 or more on any picture: from below on phones, as high as
 * the text; from the left on wider screens, as wide as the text can be, fading out to the right.
 */
const Words = chakra("div", {
  base: { position: "relative", alignSelf: { base: "flex-end", md: "center" }, width: "full" },
  variants: {
    scrim: {
      true: {
        "--reach": "calc(max(1.5rem, 50% - 37.5rem) + 40rem)",
        "&::before": {
          content: '""',
          position: "absolute",
          zIndex: "[-1]",
          inset: { base: "[-6rem 0 -3rem]", md: "[-50rem 0]" },
          pointerEvents: "none",
          background: {
            base: "[linear-gradient(transparent, {colors.scrimDark} 7rem)]",
            md: "[linear-gradient(90deg, {colors.scrimDark} calc(var(--reach) - 4rem), {colors.scrimHalf} calc(var(--reach) + 16%), {colors.scrimClear})]",
          },
        },
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
    maxWidth: "[36rem]",
    // Forced colors remove the gradient, and add a background to text but not to dots and icons.
    _highContrast: { background: "[Canvas]", padding: "4" },
  },
});

/** The banner at the top of every page: text on the left over a picture. It fades in over 0.5 s. */
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
}: HeroBannerProps) {
  const { facts } = useSite();
  const picture = image ?? facts.defaultHeroImage;
  return (
    <Banner data-ground="inverse" data-hero="" height={height}>
      <chakra.div position="absolute" inset="0" zIndex="[-2]" data-print="none">
        {background ?? <Picture image={picture} alt={imageAlt} priority fill />}
      </chakra.div>
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
    </Banner>
  );
}
