import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LinkButton } from "../ui/links";
import { Container } from "../ui/primitives";
import { Picture } from "../ui/picture";
import { useSite } from "./use-site";

interface HeroBannerProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Without a picture, the banner is low and shows the site's default picture. */
  readonly image?: Queries.HeroPictureFragment;
  readonly imageAlt?: string;
  readonly link?: Queries.LinkTextFragment | null;
  /** Replaces the picture: a rotation, or a gradient. */
  readonly background?: ReactNode;
  /** For the home page. */
  readonly tall?: boolean;
  readonly breadcrumb: ReactNode;
  /** A small picture before the title. */
  readonly portrait?: ReactNode;
  /** For the page of one entry: its title is longer, so it is smaller and its lines are wider. */
  readonly entry?: boolean;
  readonly children?: ReactNode;
}

/**
 * The text is below the picture, on desktops over it. The dark background makes it readable before the picture loads.
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
    // --height: minimum of the banner; --picture: minimum of a picture above the text; --air: padding of the text;
    // --half, --clear: where the gradient beside the text is half as dark, and where it ends.
    size: {
      home: { "--height": "{sizes.hero}", "--picture": "12rem", "--air": "3rem" },
      picture: { "--height": "22.5rem", "--picture": { base: "11rem", sm: "14rem" }, "--air": "1.5rem" },
      low: {
        "--height": "15rem",
        "--picture": { base: "10rem", sm: "14rem" },
        "--half": "3%",
        "--clear": "75%",
        "& h1": { fontSize: "page" },
        // The seal of the default picture: larger on phones, and no higher than the banner.
        "& > div:first-of-type img": {
          height: { base: "21rem", sm: "full" },
          width: { lg: "88%" },
          maxWidth: { lg: "80rem" },
          margin: { base: "-6rem 0 0", sm: "0 0 0 auto" },
          objectPosition: "100% 53%",
        },
      },
    },
    entry: { true: { "--words": "clamp(36rem, 52vw, 44rem)", "& h1": { fontSize: "title" } } },
  },
});

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
 * Below a picture, a short gradient joins the picture and the background. Over a picture, a gradient as wide as the
 * text keeps the contrast at 4.5:1 or more.
 */
const TextArea = chakra("div", {
  base: {
    "--reach": "calc(max(1.5rem, 50% - 37.5rem) + var(--words, 36rem) + 4rem)",
    position: "relative",
    width: "full",
    paddingBlock: { base: "0.75rem 2rem", lg: "var(--air, 2rem)" },
    "&::before": {
      content: '""',
      position: "absolute",
      zIndex: "-1",
      inset: { base: "-3rem 0 auto", lg: "-50rem 0" },
      height: { base: "12", lg: "auto" },
      pointerEvents: "none",
      background: {
        base: "linear-gradient(transparent, {colors.bg.inverse})",
        lg: "linear-gradient(90deg, {colors.scrim.dark} calc(var(--reach) - 4rem), {colors.scrim.half} calc(var(--reach) + var(--half, 16%)), {colors.scrim.clear} var(--clear, 100%))",
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
    maxWidth: "var(--words, 36rem)",
    // Forced colors remove the gradient; text gets a background from the browser, dots and icons don't.
    _highContrast: { background: "Canvas", padding: "4" },
  },
});

/** The banner at the top of every page. */
export function HeroBanner({
  title,
  subtitle,
  image,
  imageAlt = "",
  link,
  background,
  tall = false,
  breadcrumb,
  entry,
  portrait,
  children,
}: HeroBannerProps) {
  const { facts } = useSite();
  return (
    <Banner data-ground="inverse" data-hero="" size={tall ? "home" : image ? "picture" : "low"} entry={entry}>
      <Background data-print="none">
        {background ?? <Picture image={image ?? facts.defaultHeroImage} alt={imageAlt} priority fill />}
      </Background>
      <TextArea>
        <Container>
          <Column>
            {breadcrumb}
            <chakra.div display="flex" alignItems="center" gap="4">
              {portrait}
              <chakra.h1 textStyle="h1">{title}</chakra.h1>
            </chakra.div>
            {subtitle ? <chakra.p textStyle="lead">{subtitle}</chakra.p> : null}
            {link ? (
              <LinkButton to={link.to} variant="secondary">
                {link.label}
              </LinkButton>
            ) : null}
            {children}
          </Column>
        </Container>
      </TextArea>
    </Banner>
  );
}
