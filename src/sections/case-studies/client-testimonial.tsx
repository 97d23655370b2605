import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

export const clientTestimonialContent = graphql`
  fragment ClientTestimonialContent on CaseStudyTestimonial {
    quote
    author
    position
  }
`;

interface ClientTestimonialProps {
  readonly testimonial: Queries.ClientTestimonialContentFragment;
}

/** What a client says; the same below every case study. */
export function ClientTestimonial({ testimonial: { quote, author, position } }: ClientTestimonialProps) {
  return (
    <chakra.figure
      marginTop={{ base: "10", lg: "14" }}
      paddingInlineStart={{ base: "6", md: "10" }}
      borderInlineStartWidth="3px"
      borderColor="highlight"
    >
      <chakra.blockquote textStyle="quotation" maxWidth="[46rem]">
        “{quote}”
      </chakra.blockquote>
      <chakra.figcaption textStyle="small" color="fg.muted" marginTop="4">
        <chakra.span fontWeight="700" color="fg">
          {author}
        </chakra.span>
        , {position}
      </chakra.figcaption>
    </chakra.figure>
  );
}
