import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useEffect, useRef, useState, type RefObject } from "react";
import { Picture } from "../../ui/picture";

export const heroSlideContent = graphql`
  fragment HeroSlideContent on HeroSlide {
    jsonId
    image {
      gatsbyImageData(frame: SLIDE)
      share
    }
    alt
    caption
    target
    caseStudyEntry {
      ...TargetRecord
    }
  }
`;

export const HERO_SLIDES_ID = "hero-slides";

/** The current slide fades in above the previous one, which stays until then: the background never shows through. */
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
 * Returns `shown`, the slide to show: the previous one until the current one's picture is decoded. A picture that fails
 * to load counts as decoded, and shows its alternative text. `list` is the ref for the element around the slides.
 */
export function useDecoded(index: number) {
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(index);

  useEffect(() => {
    const picture = list.current?.children[index]?.querySelector("img");
    const done = new AbortController();
    const { signal } = done;
    const show = () => {
      if (!signal.aborted) setShown(index);
    };
    const decode = () => picture?.decode().then(show, show);
    // decode() rejects while a picture is loading, or when the browser switches to another width: wait for "load".
    if (picture?.complete) decode();
    picture?.addEventListener("load", decode, { signal });
    picture?.addEventListener("error", show, { signal });
    return () => done.abort();
  }, [index]);

  return { list, shown };
}

interface HeroSlidesProps {
  readonly slides: readonly Queries.HeroSlideContentFragment[];
  readonly shown: number;
  /** The last slide to render: later ones would load too early. */
  readonly prepared: number;
  readonly list: RefObject<HTMLDivElement>;
}

export function HeroSlides({ slides, shown, prepared, list }: HeroSlidesProps) {
  return (
    <div id={HERO_SLIDES_ID} ref={list}>
      {slides.slice(0, prepared + 1).map(({ jsonId, image, alt }, position) => (
        <Slide
          key={jsonId}
          role="group"
          aria-roledescription="slide"
          aria-label={`${position + 1} of ${slides.length}`}
          aria-hidden={position !== shown}
          data-shown={position === shown || undefined}
        >
          <Picture image={image} alt={alt} priority={position === 0} fill />
        </Slide>
      ))}
    </div>
  );
}
