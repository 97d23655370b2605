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
  /** At the lower end of the picture; in narrow windows below the text. */
  readonly controls?: ReactNode;
  /** Below words and picture. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * @param height the least height of the banner
 * @param picture the least height of a picture above the text
 * @param padding above and below the text beside a picture
 * @param half where the gradient beside the text is half as dark, from the end of its box, which is 50vw from the text's end
 * @param clear where that gradient ends
 */
const sizeOf = (height: string, picture: string, padding: string, half: string, clear: string) => ({
  minHeight: height,
  "& > [data-slot=background]": { minHeight: picture },
  "& [data-slot=text]": {
    paddingBlock: { lg: padding },
    "&::before": {
      backgroundImage: {
        // Without calc(): Dark Reader would remove the gradient, and the text could not be read.
        lg: `linear-gradient(270deg, {colors.scrim.clear} ${clear}, {colors.scrim.half} ${half}, {colors.scrim.dark} 50vw)`,
      },
    },
  },
});

/**
 * The text is below the picture, on desktops over it, where a gradient keeps the contrast at 4.5:1 or more. The dark
 * background makes it readable before the picture loads.
 */
const Banner = chakra("section", {
  base: {
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    display: "flex",
    flexDirection: { base: "column", lg: "row" },
    alignItems: { lg: "center" },
    background: "bg.inverse",
    color: "fg.inverse",
    "& > [data-slot=background]": {
      zIndex: "-2",
      position: { base: "relative", lg: "absolute" },
      inset: "0",
      flex: "1",
      animation: "fadeIn 0.5s ease-out",
    },
    "& [data-slot=controls]": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      flexWrap: "wrap",
      columnGap: "4",
      position: { lg: "absolute" },
      bottom: { lg: "calc(11rem + 0.5rem)" },
      insetInlineEnd: { lg: "6" },
    },
    "& [data-slot=footer]": {
      position: { lg: "absolute" },
      inset: { lg: "auto 0 0" },
      background: "bg.inverse",
      borderTop: "hairline",
      marginTop: { base: "6", lg: "0" },
    },
    "& [data-slot=text]": {
      position: "relative",
      display: "flex",
      "& > *": { marginBottom: { _print: "3" } },
      flexDirection: "column",
      alignItems: "flex-start",
      gap: "5",
      maxWidth: "36rem",
      paddingBlock: { base: "0.75rem 2rem" },
      // Forced colors remove the gradient; text gets a background from the browser, dots and icons don't.
      _highContrast: { background: "Canvas", paddingInline: "4" },
      // Below a picture, a short gradient joins it and the background. The sides end outside the window.
      "&::before": {
        content: '""',
        position: "absolute",
        zIndex: "-1",
        inset: { base: "-3rem -50vw auto", lg: "-50rem -50vw" },
        height: { base: "12", lg: "auto" },
        pointerEvents: "none",
        transform: { _rtl: "scaleX(-1)" },
        backgroundImage: { base: "linear-gradient(transparent, {colors.bg.inverse})" },
      },
    },
  },
  variants: {
    size: {
      home: sizeOf("{sizes.hero}", "12rem", "3rem", "30vw", "-2vw"),
      picture: sizeOf("22.5rem", "clamp(11rem, 35vw, 14rem)", "1.5rem", "30vw", "-2vw"),
      low: {
        ...sizeOf("15rem", "clamp(10rem, 35vw, 14rem)", "2rem", "43vw", "23vw"),
        "& h1": { fontSize: "page" },
        // The seal of the default picture: larger on phones, and no higher than the banner.
        "& [data-slot=picture] img": {
          height: { base: "21rem", sm: "full" },
          width: { lg: "88%" },
          maxWidth: { lg: "80rem" },
          marginTop: { base: "-6rem", sm: "0" },
          marginInlineStart: { sm: "auto" },
          objectPosition: "100% 53%",
        },
      },
    },
    entry: { true: { "& [data-slot=text]": { maxWidth: "clamp(36rem, 52vw, 44rem)" }, "& h1": { fontSize: "title" } } },
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
  controls,
  footer,
  children,
}: HeroBannerProps) {
  const { facts } = useSite();
  return (
    <Banner data-ground="inverse" data-hero="" size={tall ? "home" : image ? "picture" : "low"} entry={entry}>
      <div data-slot="background" data-print="none">
        {background ?? <Picture image={image ?? facts.defaultHeroImage} alt={imageAlt} priority fill />}
      </div>
      <Container>
        <div data-slot="text">
          {breadcrumb}
          <chakra.div display="flex" alignItems="center" gap="4">
            {portrait}
            <chakra.h1 textStyle="h1">{title}</chakra.h1>
          </chakra.div>
          {subtitle ? (
            <chakra.p textStyle="lead" maxWidth="measure">
              {subtitle}
            </chakra.p>
          ) : null}
          {link ? (
            <LinkButton to={link.to} variant="secondary">
              {link.label}
            </LinkButton>
          ) : null}
          {children}
        </div>
        {controls ? <div data-slot="controls">{controls}</div> : null}
      </Container>
      {footer ? <div data-slot="footer">{footer}</div> : null}
    </Banner>
  );
}
