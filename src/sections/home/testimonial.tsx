import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";

export const testimonialContent = graphql`
  fragment TestimonialContent on Testimonial {
    jsonId
    quote
    author
    position
    image {
      ...SmallPortraitPicture
    }
    imageAlt
  }
`;

interface TestimonialProps {
  readonly testimonial: Queries.TestimonialContentFragment;
}

/** What a client says, with portrait, name and role. */
export function Testimonial({ testimonial: { quote, author, position, image, imageAlt } }: TestimonialProps) {
  return (
    <chakra.figure
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      gap="8"
      height="full"
      paddingTop="6"
      borderTop="hairline"
    >
      <chakra.blockquote textStyle="quotation">“{quote}”</chakra.blockquote>
      <chakra.figcaption
        display={{ base: "grid", _print: "block" }}
        gridTemplateColumns="4rem minmax(0, 1fr)"
        gap="4"
        minHeight="[4.75rem]"
        textStyle="small"
      >
        <Picture image={image} alt={imageAlt} decorative />
        <div>
          <chakra.strong display="block" fontWeight="700">
            {author}
          </chakra.strong>
          <chakra.span color="fg.muted">{position}</chakra.span>
        </div>
      </chakra.figcaption>
    </chakra.figure>
  );
}
