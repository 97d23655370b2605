import { chakra } from "@chakra-ui/react/styled-system";
import { FiPause, FiPlay } from "react-icons/fi";
import { Breadcrumb } from "../../layout/breadcrumb";
import { HeroBanner } from "../../layout/hero-banner";
import { Dots } from "../../ui/dots";
import { VisuallyHidden } from "../../ui/primitives";
import { HeroCaption } from "./hero-caption";
import { HERO_SLIDES_ID, HeroSlides } from "./hero-slides";
import { useRotation } from "./use-rotation";

interface HeroControlsProps {
  readonly count: number;
  readonly index: number;
  readonly paused: boolean;
  readonly show: (index: number) => void;
  readonly togglePause: () => void;
  readonly prepareAll: () => void;
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
export function HeroControls({ count, index, paused, show, togglePause, prepareAll }: HeroControlsProps) {
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
      marginInlineStart="-0.5"
      marginBottom="-1.5rem"
    >
      <Dots
        count={count}
        current={index}
        label={(position) => `Show slide ${String(position + 1)} of ${String(count)}`}
        onChoose={show}
        onApproach={prepareAll}
      />
      <PauseButton type="button" onClick={togglePause}>
        <Icon aria-hidden="true" />
        <VisuallyHidden>{paused ? "Play slideshow" : "Pause slideshow"}</VisuallyHidden>
      </PauseButton>
    </chakra.div>
  );
}

interface RotatingHeroProps {
  readonly copy: Queries.PageTextFragment["hero"];
  readonly slides: readonly Queries.HeroSlideContentFragment[];
}

/** The home page's banner, with pictures that change every 5 s. */
export function RotatingHero({ copy, slides }: RotatingHeroProps) {
  const rotation = useRotation(slides.length);
  return (
    <HeroBanner {...copy} tall breadcrumb={<Breadcrumb />} background={<HeroSlides slides={slides} {...rotation} />}>
      <HeroCaption slides={slides} index={rotation.index} />
      <HeroControls count={slides.length} {...rotation} />
    </HeroBanner>
  );
}
