import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
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

/** The slide that is shown fades in above the others; the one before stays until it has, so that no ground shows. */
const Slide = chakra("div", {
  base: {
    position: "absolute",
    inset: "0",
    opacity: 0,
    transition: "opacity 0s linear {durations.fade}",
    "&[data-shown]": { opacity: 1, zIndex: "1", transition: "opacity {durations.fade} ease-out" },
  },
});

/**
 * Returns the slide to show: the current one as soon as its picture is decoded, and the one before until then. A picture
 * that cannot be loaded is shown by its words.
 */
function useDecoded(index: number) {
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(index);

  useEffect(() => {
    const picture = list.current?.children[index]?.querySelector("img");
    const done = new AbortController();
    const { signal } = done;
    const show = () => {
      if (!signal.aborted) setShown(index);
    };
    const decode = () => {
      picture?.decode().then(show, show);
    };
    // A picture that is on its way may refuse to be decoded: when it is rendered, or where another width replaces it.
    if (picture?.complete) decode();
    picture?.addEventListener("load", decode, { signal });
    picture?.addEventListener("error", show, { signal });
    return () => {
      done.abort();
    };
  }, [index]);

  return { list, shown };
}

interface HeroSlidesProps {
  readonly slides: readonly Queries.HeroSlideContentFragment[];
  /** The current slide, from 0. */
  readonly index: number;
  /** Slides after this one aren't rendered yet, so that the first visit doesn't load them. */
  readonly prepared: number;
}

/** The pictures of the rotating hero, on top of each other; slides cross-fade. */
export function HeroSlides({ slides, index, prepared }: HeroSlidesProps) {
  const { list, shown } = useDecoded(index);
  return (
    <div id={HERO_SLIDES_ID} ref={list}>
      {slides.slice(0, prepared + 1).map(({ jsonId, image, alt }, position) => (
        <Slide
          key={jsonId}
          role="group"
          aria-roledescription="slide"
          aria-label={`${String(position + 1)} of ${String(slides.length)}`}
          aria-hidden={position !== shown}
          data-shown={position === shown || undefined}
        >
          <Picture image={image} alt={alt} priority={position === 0} fill />
        </Slide>
      ))}
    </div>
  );
}
