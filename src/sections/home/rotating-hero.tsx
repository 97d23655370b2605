import { chakra } from "@chakra-ui/react/styled-system";
import { FiPause, FiPlay } from "react-icons/fi";
import { Breadcrumb, HOME } from "../../layout/breadcrumb";
import { HeroBanner } from "../../layout/hero-banner";
import { caseStudyPath } from "../../lib/paths";
import { underline } from "../../theme/recipes";
import { Dots } from "../../ui/dots";
import { SiteLink } from "../../ui/links";
import { Container, VisuallyHidden } from "../../ui/primitives";
import { HERO_SLIDES_ID, HeroSlides, useDecoded } from "./hero-slides";
import { Tally } from "./tally";
import { useRotation } from "./use-rotation";

interface HeroControlsProps {
  readonly count: number;
  readonly rotation: ReturnType<typeof useRotation>;
}

/** With prefers-reduced-motion nothing moves by itself, so there is no pause button. */
const PauseButton = chakra("button", {
  base: {
    display: { base: "inline-flex", _motionReduce: "none" },
    alignItems: "center",
    justifyContent: "center",
    width: "11",
    height: "11",
    fontSize: "lg",
    cursor: "pointer",
    _hover: { color: "accent.inverse" },
  },
});

/**
 * A dot for each picture, and a pause button (WCAG 2.2.2). Together with the pictures they are a carousel:
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
function HeroControls({ count, rotation: { index, paused, show, togglePause } }: HeroControlsProps) {
  const Icon = paused ? FiPlay : FiPause;
  return (
    <chakra.div
      role="group"
      aria-roledescription="carousel"
      aria-label="Background pictures"
      // In the HTML the pictures come before the heading; this makes screen readers announce them here.
      aria-owns={HERO_SLIDES_ID}
      data-needs-script=""
      data-print="none"
      display="flex"
      alignItems="center"
      gap="1"
      paddingInlineStart={{ lg: "3" }}
      borderRadius="md"
      background={{ lg: "scrim" }}
    >
      <Dots
        count={count}
        current={index}
        label={(position) => `Show slide ${position + 1} of ${count}`}
        onChoose={show}
      />
      <PauseButton type="button" onClick={togglePause}>
        <Icon aria-hidden="true" />
        <VisuallyHidden>{paused ? "Play slideshow" : "Pause slideshow"}</VisuallyHidden>
      </PauseButton>
    </chakra.div>
  );
}

/** They lie on each other. */
const Captions = chakra("div", {
  base: {
    display: "grid",
    textStyle: "small",
    fontSize: { base: "xs", sm: "sm" },
    fontWeight: "700",
    "& > div": { gridArea: "1 / 1", justifySelf: { lg: "end" } },
    "& > div:not([data-shown])": { visibility: "hidden" },
    "& a": {
      ...underline,
      // A target of 24 px (WCAG 2.5.8).
      lineHeight: "1.5rem",
      paddingInline: { lg: "2" },
      border: { lg: "1px solid transparent" },
      borderRadius: "md",
      background: { lg: "scrim" },
    },
  },
});

/** What is on the picture, and on phones below the words. Presses go through it to the words. */
const OnPicture = chakra("div", {
  base: {
    gridArea: { lg: "1 / 1" },
    position: "relative",
    zIndex: { lg: "1" },
    pointerEvents: "none",
    "& > * > *": { pointerEvents: "auto" },
  },
});

interface RotatingHeroProps {
  readonly copy: Queries.PageTextFragment["hero"];
  readonly slides: readonly Queries.HeroSlideContentFragment[];
  readonly cases: readonly Queries.TargetRecordFragment[];
}

/** The home page's banner: pictures of case studies that change every 5 s, and how many of the cases' targets were met. */
export function RotatingHero({ copy, slides, cases }: RotatingHeroProps) {
  const rotation = useRotation(slides.length);
  const { list, shown } = useDecoded(rotation.index);
  return (
    <HeroBanner
      {...copy}
      size="home"
      breadcrumb={<Breadcrumb trail={[HOME]} />}
      background={<HeroSlides slides={slides} shown={shown} prepared={rotation.prepared} list={list} />}
    >
      <OnPicture data-slot="on-picture" alignSelf="end" marginBottom="4">
        <Container
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent={{ base: "space-between", lg: "flex-end" }}
          columnGap="4"
        >
          <Captions {...rotation.holdProps} data-print="none">
            {slides.slice(0, rotation.prepared + 1).map(({ jsonId, caption, caseStudy }, position) =>
              caption && caseStudy ? (
                <div key={jsonId} data-shown={position === shown || undefined}>
                  <SiteLink to={caseStudyPath(caseStudy)}>{caption}</SiteLink>
                </div>
              ) : null,
            )}
          </Captions>
          {slides.length > 1 ? <HeroControls count={slides.length} rotation={rotation} /> : null}
        </Container>
      </OnPicture>
      <chakra.div data-slot="tally" borderTop="1px solid {colors.border.inverse}">
        <Container>
          <Tally cases={cases} />
        </Container>
      </chakra.div>
    </HeroBanner>
  );
}
