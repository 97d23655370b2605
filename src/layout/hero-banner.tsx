import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { IN_LOW_WINDOWS } from "../theme/dimensions";
import { LinkButton } from "../ui/links";
import { Container, Text } from "../ui/primitives";
import { Picture } from "../ui/picture";
import { useSite } from "./use-site";

const SMALL_TITLES = { "--h1": "{fontSizes.title}", "& ~ *": { "--h2": "{fontSizes.entry}" } };

/** Picture and words; on desktops the words are before the picture, which begins where they end. */
const Banner = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "1fr",
    // The first screen has room for the title.
    [IN_LOW_WINDOWS]: { gridTemplateRows: "3rem 1fr" },
    background: "bg.inverse",
    color: "fg.inverse",
  },
  variants: {
    size: {
      home: { minHeight: "{sizes.hero}", "--picture": "18rem" },
      page: { minHeight: "22.5rem", "--picture": "clamp(11rem, 35vw, 14rem)", "--h1": "{fontSizes.page}" },
      entry: { minHeight: "22.5rem", "--picture": "clamp(11rem, 35vw, 14rem)", ...SMALL_TITLES },
      low: { minHeight: "12.5rem", "--picture": "clamp(8rem, 28vw, 11rem)", ...SMALL_TITLES },
    },
  },
});

/** Darkens the picture towards the words and, a little, everywhere. */
const Background = chakra("div", {
  base: {
    gridArea: "1 / 1",
    position: "relative",
    isolation: "isolate",
    // Above the words.
    minHeight: "var(--picture)",
    [IN_LOW_WINDOWS]: { minHeight: "0" },
    marginInlineStart: { lg: "calc(50% - 2.5rem)" },
    "&[data-engraved]": { marginInlineStart: { lg: "61%" } },
    animation: "fadeIn 0.5s ease-out",
    "&::after": {
      content: '""',
      position: "absolute",
      inset: "0",
      zIndex: "1",
      pointerEvents: "none",
      transform: { _rtl: "scaleX(-1)" },
      display: { _highContrast: "none" },
      // Without calc(): Dark Reader would remove the gradient.
      backgroundImage: {
        base: "linear-gradient(0deg, {colors.bg.inverse}, {colors.scrim.light} 3rem)",
        lg: "linear-gradient(90deg, {colors.bg.inverse}, {colors.scrim.half} 4rem, {colors.scrim.light} 9rem)",
      },
    },
  },
});

const Words = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "5",
    // The title first: the breadcrumb may have three lines.
    [IN_LOW_WINDOWS]: { gap: "2", "& > nav": { order: "1" } },
    // Ends 2rem before the picture.
    width: { lg: "calc(50% - 4.5rem)" },
    paddingBlock: { base: "0.75rem 2rem", lg: "10" },
    "& > *": { marginBottom: { _print: "3" } },
    // The header shows it in wide windows.
    "& > [data-in-header]": { display: { lg: "none" } },
  },
});

interface HeroBannerProps extends Partial<Queries.PageTextFragment["hero"]> {
  readonly title: string;
  readonly breadcrumb: ReactNode;
  readonly size?: "home" | "page" | "entry" | "low";
  /** Replaces the picture: a rotation, an engraving, or a gradient. */
  readonly background?: ReactNode;
  /** The background is an engraving, which is smaller. */
  readonly engraved?: true;
  /** Parts on the picture, or strips below words and picture. */
  readonly children?: ReactNode;
}

/** Without an image, it shows the site's default picture, in a low banner. */
export function HeroBanner({
  title,
  subtitle,
  image,
  imageAlt,
  link,
  breadcrumb,
  size = image ? "page" : "low",
  background,
  engraved,
  children,
}: HeroBannerProps) {
  const { facts, navigation } = useSite();
  const inHeader = link?.to === navigation.consultation.to;
  return (
    <Banner data-ground="inverse" data-hero="" size={size}>
      <Background data-slot="background" data-print="none" data-engraved={engraved}>
        {background ?? <Picture image={image ?? facts.defaultHeroImage} alt={imageAlt ?? ""} priority fill />}
      </Background>
      <Container gridArea={{ lg: "1 / 1" }} alignSelf={{ lg: "center" }}>
        <Words>
          {breadcrumb}
          <chakra.h1 textStyle="h1">{title}</chakra.h1>
          {subtitle ? <Text textStyle="lead">{subtitle}</Text> : null}
          {link ? (
            <LinkButton to={link.to} variant="secondary" data-in-header={inHeader || undefined}>
              {link.label}
            </LinkButton>
          ) : null}
        </Words>
      </Container>
      {children}
    </Banner>
  );
}
