import type { ReactNode } from "react";
import { HeroBanner } from "../../layout/hero-banner";
import type { PageText } from "../../layout/page-copy";
import { useRotation } from "./use-rotation";
import { LinkButton } from "../../ui/links";
import { HeroControls } from "./hero-controls";
import { HeroSlides } from "./hero-slides";

interface RotatingHeroProps {
  /** The text over the pictures, and the button, for screens whose header has no room for one. */
  readonly words: PageText["hero"];
  readonly slides: readonly Queries.HeroSlideContentFragment[];
  readonly breadcrumb: ReactNode;
}

/** The home page's banner: 600 px high, over pictures that change every 5 s. */
export function RotatingHero({ words, slides, breadcrumb }: RotatingHeroProps) {
  const { title, subtitle, link } = words;
  const rotation = useRotation(slides.length);
  return (
    <HeroBanner
      title={title}
      subtitle={subtitle}
      height="hero"
      breadcrumb={breadcrumb}
      background={<HeroSlides slides={slides} {...rotation} />}
    >
      {link ? (
        <LinkButton to={link.to} variant="secondary" size="lg" display={{ base: "inline-flex", lg: "none" }}>
          {link.label}
        </LinkButton>
      ) : null}
      <HeroControls count={slides.length} {...rotation} />
    </HeroBanner>
  );
}
