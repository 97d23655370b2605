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

/** A testimonial in small type beside a case study, whose own client isn't named. */
export function ClientTestimonial({ testimonial: { quote, author, position } }: ClientTestimonialProps) {
  return (
    <chakra.figure paddingInlineStart="5" borderInlineStartWidth="3px" borderColor="highlight">
      <chakra.p textStyle="small" color="fg.muted" marginBottom="1">
        Another client, on working with us
      </chakra.p>
      <chakra.blockquote maxWidth="measure" textWrap="pretty">
        “{quote}”
      </chakra.blockquote>
      <chakra.figcaption textStyle="small" color="fg.muted" marginTop="2">
        <chakra.span fontWeight="700" color="fg">
          {author}
        </chakra.span>
        , {position}
      </chakra.figcaption>
    </chakra.figure>
  );
}
