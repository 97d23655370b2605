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

/** The same quote on every case study, from another client: the clients of the case studies are not named. */
export function ClientTestimonial({ testimonial: { quote, author, position } }: ClientTestimonialProps) {
  return (
    <figure>
      <chakra.blockquote maxWidth="measure" textStyle="quotation">
        “{quote}”
      </chakra.blockquote>
      <chakra.figcaption textStyle="small" color="fg.muted" marginTop="2">
        <chakra.span fontWeight="700" color="fg">
          {author}
        </chakra.span>
        , {position}
      </chakra.figcaption>
    </figure>
  );
}
