import { chakra } from "@chakra-ui/react/styled-system";
import { FiPause, FiPlay } from "react-icons/fi";
import { Breadcrumb, HOME } from "../../layout/breadcrumb";
import { HeroBanner } from "../../layout/hero-banner";
import { IN_LOW_WINDOWS } from "../../theme/dimensions";
import { Dots } from "../../ui/dots";
import { Container, VisuallyHidden } from "../../ui/primitives";
import { HERO_SLIDES_ID, HeroSlides, useDecoded } from "./hero-slides";
import { SlideExhibit } from "./slide-exhibit";
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
      display="flex"
      alignSelf="flex-end"
      alignItems="center"
      gap="1"
      paddingInlineStart="3"
      borderRadius="md"
      background="scrim"
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

/** The current slide's exhibit; all lie on each other, and end at the same height. */
const Exhibits = chakra("div", {
  base: {
    display: "grid",
    flex: "1",
    minWidth: "0",
    alignItems: "end",
    "& > div": { gridArea: "1 / 1" },
    "& > div:not([data-shown])": { visibility: "hidden" },
  },
});

/** On the picture, or in low windows below the words. It darkens the picture behind its text. */
const OnPicture = chakra("div", {
  base: {
    gridArea: "1 / 1",
    alignSelf: { lg: "end" },
    position: "relative",
    display: "flex",
    flexDirection: { base: "column-reverse", lg: "row" },
    alignItems: { lg: "flex-end" },
    columnGap: "4",
    rowGap: "10",
    marginInlineStart: { lg: "calc(50% - 2.5rem)" },
    paddingInlineStart: { base: "6", lg: "10" },
    paddingInlineEnd: { base: "6", lg: "max({spacing.6}, calc(50% - {sizes.container} / 2))" },
    paddingTop: { base: "4", lg: "24" },
    paddingBottom: { base: "2", lg: "6" },
    backgroundImage: "linear-gradient(0deg, {colors.bg.inverse}, {colors.scrim} 45%, transparent 90%)",
    [IN_LOW_WINDOWS]: { gridArea: "3 / 1", flexDirection: "row", alignItems: "flex-end", paddingTop: "0" },
    pointerEvents: "none",
    "& > *": { pointerEvents: "auto" },
  },
});

interface RotatingHeroProps {
  readonly copy: Queries.PageTextFragment["hero"];
  readonly slides: readonly Queries.HeroSlideContentFragment[];
  readonly cases: readonly Queries.TargetRecordFragment[];
}

/** The home page's banner: a picture and a result of a case study, changing every 5 s, and how many targets were met. */
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
      <OnPicture data-slot="on-picture" data-print="none">
        <Exhibits {...rotation.holdProps}>
          {slides.slice(0, rotation.prepared + 1).map((slide, position) => (
            <div key={slide.jsonId} data-shown={position === shown || undefined}>
              <SlideExhibit slide={slide} />
            </div>
          ))}
        </Exhibits>
        {slides.length > 1 ? <HeroControls count={slides.length} rotation={rotation} /> : null}
      </OnPicture>
      <chakra.div data-slot="tally" borderTop="1px solid {colors.border.inverse}">
        <Container>
          <Tally cases={cases} slide={slides[shown]} />
        </Container>
      </chakra.div>
    </HeroBanner>
  );
}
