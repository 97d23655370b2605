import { chakra } from "@chakra-ui/react/styled-system";
import { TargetFigure } from "../shared/target-figure";

/** The captions of all slides lie on each other, so the banner keeps its height when they change. */
const Captions = chakra("div", {
  base: {
    display: "grid",
    width: "full",
    "& > *": { gridArea: "1 / 1", visibility: "hidden" },
    "& > [data-shown]": { visibility: "visible" },
  },
});

interface HeroCaptionProps {
  readonly slides: readonly Queries.HeroSlideContentFragment[];
  readonly shown: number;
}

/** The client and the first target of the case study that the current slide shows. */
export function HeroCaption({ slides, shown }: HeroCaptionProps) {
  return (
    <Captions>
      {slides.map(({ jsonId, caseStudyEntry }, position) => (
        <div key={jsonId} data-shown={position === shown || undefined}>
          {caseStudyEntry ? <TargetFigure cases={[caseStudyEntry]} firstOnly named /> : null}
        </div>
      ))}
    </Captions>
  );
}
