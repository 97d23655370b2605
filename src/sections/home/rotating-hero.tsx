import { Breadcrumb } from "../../layout/breadcrumb";
import { HeroBanner } from "../../layout/hero-banner";
import type { PageText } from "../../layout/page-copy";
import { useRotation } from "./use-rotation";
import { LinkButton } from "../../ui/links";
import { HeroControls } from "./hero-controls";
import { HeroSlides } from "./hero-slides";
import { MeasuredLink, ResultsStrip } from "./results-strip";

interface RotatingHeroProps {
  /** The text over the pictures, and the button, for screens whose header has no room for one. */
  readonly words: PageText["hero"];
  readonly slides: readonly Queries.HeroSlideContentFragment[];
  /** The case studies whose results stand at the hero's foot. */
  readonly studies: readonly Queries.ResultsStripContentFragment[];
}

/** The home page's banner: 600 px high, with pictures that change every 5 s, and results of case studies at its foot. */
export function RotatingHero({ words, slides, studies }: RotatingHeroProps) {
  const { title, subtitle, link } = words;
  const rotation = useRotation(slides.length);
  return (
    <HeroBanner
      title={title}
      subtitle={subtitle}
      height="hero"
      breadcrumb={<Breadcrumb />}
      background={<HeroSlides slides={slides} {...rotation} />}
      foot={<ResultsStrip studies={studies} />}
    >
      {link ? (
        <LinkButton to={link.to} variant="secondary" size="lg" display={{ base: "inline-flex", lg: "none" }}>
          {link.label}
        </LinkButton>
      ) : null}{" "}
      <MeasuredLink studies={studies} />
      <HeroControls count={slides.length} {...rotation} />
    </HeroBanner>
  );
}
