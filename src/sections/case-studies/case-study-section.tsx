import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { caseStudyPath } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { ON_PHONES, THUMBNAIL } from "../../theme/dimensions";
import { Picture } from "../../ui/picture";
import { Columns, Paragraphs, VisuallyHidden } from "../../ui/primitives";
import { Section, SectionTitle } from "../../ui/section";
import { CaseStudyFacts } from "./case-study-facts";
import { ClientTestimonial } from "./client-testimonial";

export const caseStudySectionContent = graphql`
  fragment CaseStudySectionContent on CaseStudy {
    ...TargetRecord
    title
    image {
      gatsbyImageData(frame: FEATURE)
    }
    imageAlt
    ...CaseStudyFactsContent
    challenge
    solution
    results
  }
`;

const PARTS = {
  // On phones in small type: the study's own page has larger type.
  textStyle: { base: "small", sm: "body" },
  gridTemplateRows: { lg: "auto auto 1fr" },
  marginTop: { base: "6", md: "8" },
  "& > div": { breakInside: "avoid", marginTop: { _print: "4" } },
  // The facts are beside a small picture.
  [ON_PHONES]: {
    gridTemplateColumns: `${THUMBNAIL} minmax(0, 1fr)`,
    columnGap: "4",
    rowGap: "5",
    "& > :is(a, div:not([data-slot=picture]))": { gridColumn: "1 / -1" },
    // A thumbnail has no room for the text of a missing picture.
    "& > [data-slot=picture] > p": { display: "none" },
  },
} as const;

const PartTitle = chakra("h3", { base: { textStyle: "h3", marginBottom: { base: "2", sm: "3" } } });

interface CaseStudySectionProps {
  readonly study: Queries.CaseStudySectionContentFragment;
  readonly testimonial: Queries.ClientTestimonialContentFragment;
}

/** A case study on the list page. Only a study with a record has more on its own page, so only that one is linked. */
export function CaseStudySection({ study, testimonial }: CaseStudySectionProps) {
  const { jsonId, title, image, imageAlt, challenge, solution, results, record } = study;
  return (
    <Section id={jsonId} spacing="compact">
      <SectionTitle maxWidth="50rem" fontSize={{ base: "entry", sm: "h2" }}>
        {title}
      </SectionTitle>
      <Columns ratio="7:4" css={PARTS}>
        <Picture image={image} alt={imageAlt} />
        <CaseStudyFacts study={study} />
        <chakra.div data-texts="" gridColumn={{ lg: "1" }} gridRow={{ lg: "1 / span 3" }}>
          <PartTitle>The Challenge</PartTitle>
          <Paragraphs text={challenge} />
          <PartTitle marginTop="6">Our Solution</PartTitle>
          <Paragraphs text={solution} />
        </chakra.div>
        <div>
          <PartTitle>Results</PartTitle>
          <ul>
            {results.map((result) => (
              <chakra.li
                key={result}
                maxWidth="measure"
                paddingBlock={{ base: "2", sm: "3" }}
                borderTop="hairline"
                _first={{ textStyle: "h3" }}
              >
                {result}
              </chakra.li>
            ))}
          </ul>
        </div>
        <div>
          <PartTitle>Another client on working with us</PartTitle>
          <ClientTestimonial testimonial={testimonial} />
        </div>
        {record ? (
          <LinkButton to={caseStudyPath(jsonId)} variant="link" placeSelf="end start">
            Read the full case, including what we missed
            <VisuallyHidden>: {title}</VisuallyHidden>
            <FiArrowRight aria-hidden="true" />
          </LinkButton>
        ) : null}
      </Columns>
    </Section>
  );
}
