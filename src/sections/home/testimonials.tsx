import { useCarousel } from "../../lib/use-carousel";
import { Section, headingId } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { CarouselControls } from "../../ui/carousel-controls";
import { CarouselRow } from "../../ui/carousel-row";
import { Testimonial } from "./testimonial";

interface TestimonialsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly testimonials: readonly Queries.TestimonialContentFragment[];
}

const ROW_ID = "testimonials-row";

/** The testimonial carousel; nothing where there is no testimonial. */
export function Testimonials({ copy, testimonials }: TestimonialsProps) {
  const carousel = useCarousel(testimonials.length);
  if (testimonials.length === 0) return null;
  return (
    <Section id={copy.id}>
      <SectionHeading copy={copy} />
      <div role="group" aria-roledescription="carousel" aria-labelledby={headingId(copy.id)}>
        <CarouselRow id={ROW_ID} carousel={carousel}>
          {testimonials.map((testimonial) => (
            <Testimonial key={testimonial.jsonId} testimonial={testimonial} />
          ))}
        </CarouselRow>
        <CarouselControls rowId={ROW_ID} count={testimonials.length} what="testimonials" carousel={carousel} />
      </div>
    </Section>
  );
}
