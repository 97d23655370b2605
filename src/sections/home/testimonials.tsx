import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Carousel } from "../../ui/carousel";
import { Picture } from "../../ui/picture";
import { Section, SectionHeading } from "../../ui/section";

export const testimonialContent = graphql`
  fragment TestimonialContent on Testimonial {
    quote
    author
    position
    image {
      gatsbyImageData(frame: SMALL_PORTRAIT)
    }
  }
`;

interface TestimonialsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly testimonials: readonly Queries.TestimonialContentFragment[];
}

export function Testimonials({ copy, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <Section id={copy.id} ground="inverse">
      <SectionHeading copy={copy} />
      <Carousel name="testimonials">
        {testimonials.map(({ quote, author, position, image }) => (
          <chakra.figure
            key={quote}
            display="flex"
            flexDirection="column"
            justifyContent="space-between"
            gap="6"
            height="full"
            paddingTop="6"
            borderTop="hairline"
          >
            <chakra.blockquote css={{ maxWidth: "measure", textStyle: "quotation" }}>“{quote}”</chakra.blockquote>
            <chakra.figcaption
              display="grid"
              gridTemplateColumns="4rem minmax(0, 1fr)"
              gap="4"
              minHeight="4.75rem"
              textStyle="small"
            >
              <Picture image={image} alt="" />
              <div>
                <chakra.strong display="block" fontWeight="700">
                  {author}
                </chakra.strong>{" "}
                <chakra.span color="fg.inverseMuted">{position}</chakra.span>
              </div>
            </chakra.figcaption>
          </chakra.figure>
        ))}
      </Carousel>
    </Section>
  );
}
