import { chakra } from "@chakra-ui/react/styled-system";
import { Eyebrow } from "../../ui/eyebrow";
import { Section } from "../../ui/section";

interface MissionProps {
  readonly copy: Queries.SectionTextFragment;
}

const Text = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "6",
    color: "fg.inverseMuted",
    "& > [data-first]": { textStyle: "quotation", color: "fg.inverse" },
  },
});

/** What the firm is for, its first sentences set large, anchored #mission (spec §2, About). */
export function Mission({ copy: { id, eyebrow, heading, text } }: MissionProps) {
  return (
    <Section id={id} labelledBy={`${id}-heading`} ground="inverse">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" }}
        gap={{ base: "8", lg: "24" }}
      >
        <div>
          {eyebrow ? <Eyebrow marginBottom="3">{eyebrow}</Eyebrow> : null}
          <chakra.h2 id={`${id}-heading`} textStyle="h2">
            {heading}
          </chakra.h2>
        </div>
        <Text>
          {(text ?? "").split(/\n\s*\n/).map((paragraph, index) => (
            <p key={paragraph} data-first={index === 0 || undefined}>
              {paragraph}
            </p>
          ))}
        </Text>
      </chakra.div>
    </Section>
  );
}
