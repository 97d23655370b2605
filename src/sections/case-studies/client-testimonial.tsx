import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

export const clientTestimonialContent = graphql`
  fragment ClientTestimonialContent on CaseStudyTestimonial {
    quote
    author
    position
  }
`;

/** The same quote on every case study, from another client: the clients of the case studies are not named. */
export function ClientTestimonial({ testimonial }: { readonly testimonial: Queries.ClientTestimonialContentFragment }) {
  const { quote, author, position } = testimonial;
  return (
    <figure>
      <chakra.blockquote css={{ maxWidth: "measure", textStyle: "quotation", fontSize: { base: "card", md: "xl" } }}>
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
