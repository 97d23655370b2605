import { Breadcrumb } from "../../layout/breadcrumb";
import { HeroBanner } from "../../layout/hero-banner";
import { HeroControls } from "./hero-controls";
import { HeroSlides } from "./hero-slides";
import { useRotation } from "./use-rotation";

interface RotatingHeroProps {
  /** The text and the button over the pictures. */
  readonly words: Queries.PageTextFragment["hero"];
  readonly slides: readonly Queries.HeroSlideContentFragment[];
}

/** The home page's banner: 600 px high, with pictures that change every 5 s. */
export function RotatingHero({ words, slides }: RotatingHeroProps) {
  const rotation = useRotation(slides.length);
  return (
    <HeroBanner {...words} tall breadcrumb={<Breadcrumb />} background={<HeroSlides slides={slides} {...rotation} />}>
      <HeroControls count={slides.length} {...rotation} />
    </HeroBanner>
  );
}
