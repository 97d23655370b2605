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
  readonly image?: Queries.HeroPictureFragment | null;
  readonly imageAlt?: string | null;
  /** The picture is an engraving: it is smaller. */
  readonly engraved?: boolean;
  readonly link?: Queries.LinkTextFragment | null;
  /** Replaces the picture: a rotation, or a gradient. */
  readonly background?: ReactNode;
  /** On the picture; on phones below the words. */
  readonly aside?: ReactNode;
  readonly breadcrumb: ReactNode;
  /** For the page of one entry: its title is longer, so it is smaller. */
  readonly entry?: boolean;
  /** On the picture, at its lower end; on phones below the words. */
  readonly controls?: ReactNode;
  /** A strip below words and picture; with it, the banner is as high as the home page's. */
  readonly footer?: ReactNode;
}

/**
 * @param height the least height of the banner
 * @param picture the least height of a picture above the words
 */
const sizeOf = (height: string, picture: string) => ({
  minHeight: height,
  "& > [data-slot=background]": { minHeight: picture },
});

/** Picture and words; on desktops the words are before the picture, which begins where they end. */
const Banner = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "1fr",
    background: "bg.inverse",
    color: "fg.inverse",
    "& > [data-slot=background]": {
      gridArea: { lg: "1 / 1" },
      position: "relative",
      isolation: "isolate",
      marginInlineStart: { lg: "calc(50% - 2.5rem)" },
      animation: "fadeIn 0.5s ease-out",
      // Darkens the picture towards the words and, a little, everywhere.
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
    "& > [data-slot=words]": { gridArea: { lg: "1 / 1" }, alignSelf: { lg: "center" } },
    "& [data-slot=text]": {
      display: "flex",
      "& > *": { marginBottom: { _print: "3" } },
      flexDirection: "column",
      alignItems: "flex-start",
      gap: "5",
      flex: "none",
      width: { lg: "calc(50% - 2.5rem)" },
      paddingBlock: { base: "0.75rem 2rem", lg: "6" },
    },
    // The header shows it in wide windows.
    "& [data-in-header]": { display: { lg: "none" } },
    "& > [data-slot=controls]": {
      gridArea: { lg: "1 / 1" },
      alignSelf: "end",
      marginBottom: "4",
      position: "relative",
      zIndex: { lg: "1" },
      pointerEvents: "none",
      "& > div": {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: { base: "space-between", lg: "flex-end" },
        columnGap: "4",
      },
      "& > div > *": { pointerEvents: "auto" },
    },
    "& > [data-slot=footer]": { borderTop: "1px solid {colors.border.inverse}" },
  },
  variants: {
    size: {
      home: sizeOf("{sizes.hero}", "13rem"),
      page: { ...sizeOf("22.5rem", "clamp(11rem, 35vw, 14rem)"), "& h1": { fontSize: "page" } },
      low: { ...sizeOf("12.5rem", "clamp(8rem, 28vw, 11rem)"), "& h1": { fontSize: "title" } },
    },
    entry: { true: { "& h1": { fontSize: "title" }, "& ~ section": { "--h2": "{fontSizes.entry}" } } },
    engraved: { true: { "& > [data-slot=background]": { marginInlineStart: { lg: "61%" } } } },
    aside: {
      true: {
        // Dark enough for words on any picture.
        "& > [data-slot=background]::after": { backgroundColor: { lg: "scrim" } },
        "& > [data-slot=words]": { display: { lg: "flex" }, alignItems: "center", zIndex: "1" },
        "& [data-slot=aside]": { flex: "1" },
      },
    },
  },
});

/** The banner at the top of every page. */
export function HeroBanner({
  title,
  subtitle,
  image,
  imageAlt,
  engraved,
  link,
  background,
  aside,
  breadcrumb,
  entry,
  controls,
  footer,
}: HeroBannerProps) {
  const { facts, navigation } = useSite();
  const inHeader = link?.to === navigation.consultation.to;
  return (
    <Banner
      data-ground="inverse"
      data-hero=""
      size={footer ? "home" : image ? "page" : "low"}
      entry={entry}
      engraved={engraved}
      aside={Boolean(aside)}
    >
      <div data-slot="background" data-print="none">
        {background ?? <Picture image={image ?? facts.defaultHeroImage} alt={imageAlt ?? ""} priority fill />}
      </div>
      <Container data-slot="words">
        <div data-slot="text">
          {breadcrumb}
          <chakra.h1 textStyle="h1">{title}</chakra.h1>
          {subtitle ? (
            <chakra.p textStyle="lead" maxWidth="measure">
              {subtitle}
            </chakra.p>
          ) : null}
          {link ? (
            <LinkButton to={link.to} variant="secondary" data-in-header={inHeader || undefined}>
              {link.label}
            </LinkButton>
          ) : null}
        </div>
        {aside ? <div data-slot="aside">{aside}</div> : null}
      </Container>
      {controls ? (
        <div data-slot="controls">
          <Container>{controls}</Container>
        </div>
      ) : null}
      {footer ? (
        <div data-slot="footer">
          <Container>{footer}</Container>
        </div>
      ) : null}
    </Banner>
  );
}
