import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";

export const heroSlideContent = graphql`
  fragment HeroSlideContent on HeroSlide {
    jsonId
    image {
      ...HeroPicture
    }
    alt
  }
`;

/** The id by which the carousel's group owns the pictures. */
export const HERO_SLIDES_ID = "hero-slides";

const Slide = chakra("div", {
  base: {
    position: "absolute",
    inset: "0",
    opacity: 0,
    transition: "opacity",
    transitionDuration: "fade",
    transitionTimingFunction: "ease-out",
    "&[data-shown]": { opacity: 1 },
  },
});

interface HeroSlidesProps {
  readonly slides: readonly Queries.HeroSlideContentFragment[];
  /** The current slide, from 0. */
  readonly index: number;
  /** Slides after this one aren't rendered yet, so that the first visit doesn't load them. */
  readonly prepared: number;
}

/** The pictures of the rotating hero, on top of each other; slides cross-fade. */
export function HeroSlides({ slides, index, prepared }: HeroSlidesProps) {
  return (
    <div id={HERO_SLIDES_ID}>
      {slides.slice(0, prepared + 1).map(({ jsonId, image, alt }, position) => (
        <Slide
          key={jsonId}
          role="group"
          aria-roledescription="slide"
          aria-label={`${String(position + 1)} of ${String(slides.length)}`}
          aria-hidden={position !== index}
          data-shown={position === index || undefined}
        >
          <Picture image={image} alt={alt} priority={position === 0} fill />
        </Slide>
      ))}
    </div>
  );
}
