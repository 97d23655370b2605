import { chakra } from "@chakra-ui/react/styled-system";
import { FiArrowRight } from "react-icons/fi";
import { caseStudyPath } from "../../lib/paths";
import { formatValue, isMet, lastValue, splitFigure, wasMissed } from "../../lib/targets";
import { underline } from "../../theme/recipes";
import { Figure } from "../../ui/figure";
import { SiteLink } from "../../ui/links";
import { VisuallyHidden } from "../../ui/primitives";

const Numbers = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "0.2em",
    textStyle: "figure",
    "& svg": { fontSize: "0.65em", color: "accent.inverse" },
    "& small": { marginInlineStart: "0.15em", fontSize: "0.42em", letterSpacing: "0" },
  },
});

const Words = chakra("p", {
  base: {
    marginTop: "2",
    textStyle: { base: "small", lg: "card" },
    "& > span": { display: "block" },
    "& b": { color: "accent.inverse", fontWeight: "700" },
    // A target of 24 px (WCAG 2.5.8).
    "& a": { ...underline, fontWeight: "700", lineHeight: "1.5rem" },
    "& b ~ a": { whiteSpace: "nowrap" },
  },
});

/** What changed at the client of the slide's case study: the target that the slide names, or else the caption as a link. */
export function SlideExhibit({ slide }: { readonly slide: Queries.HeroSlideContentFragment }) {
  const { caption, caseStudyEntry: study, target: label } = slide;
  if (!study) return null;
  const to = caseStudyPath(study.jsonId);
  const targets = study.record?.targets ?? [];
  const target = targets.find((one) => one.label === label);
  if (!target) return <Words>{caption ? <SiteLink to={to}>{caption}</SiteLink> : null}</Words>;
  const hasMissed = targets.some(wasMissed);
  return (
    <>
      <Numbers>
        {target.start === 0 ? null : (
          <>
            {splitFigure(formatValue(target, target.start)).figure} <FiArrowRight aria-hidden="true" />
            <VisuallyHidden>to </VisuallyHidden>
          </>
        )}
        <span>
          <Figure text={formatValue(target, lastValue(target))} />
        </span>
      </Numbers>
      <Words>
        <span>{caption ?? label}.</span> {`Promised ${formatValue(target, target.promised)}, so `}
        <b>{isMet(target, lastValue(target)) ? "met" : "missed"}</b>.{" "}
        <SiteLink to={to}>
          {hasMissed ? "What we missed there" : "How it went"}
          <VisuallyHidden>: {study.record?.client}</VisuallyHidden>
        </SiteLink>
      </Words>
    </>
  );
}
