import { chakra } from "@chakra-ui/react/styled-system";
import { TargetFigure } from "../shared/target-figure";

/** The captions lie on each other and have room for a second line, so the banner keeps its height when they change. */
const Captions = chakra("div", {
  base: {
    display: "grid",
    width: "full",
    minHeight: { base: "11rem", lg: "auto" },
    "& > *": { gridArea: "1 / 1", visibility: "hidden" },
    "& > [data-shown]": { visibility: "visible" },
  },
});

interface HeroCaptionProps {
  readonly slides: readonly Queries.HeroSlideContentFragment[];
  readonly shown: number;
  /** The last slide to render. */
  readonly prepared: number;
}

/** The client and the first target of the case study that the current slide shows. */
export function HeroCaption({ slides, shown, prepared }: HeroCaptionProps) {
  return (
    <Captions>
      {slides.slice(0, prepared + 1).map(({ jsonId, caseStudyEntry }, position) => (
        <div key={jsonId} data-shown={position === shown || undefined}>
          {caseStudyEntry?.record ? <TargetFigure cases={[caseStudyEntry]} firstOnly named layout="blocks" /> : null}
        </div>
      ))}
    </Captions>
  );
}
