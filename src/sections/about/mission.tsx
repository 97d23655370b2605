import { chakra } from "@chakra-ui/react/styled-system";
import { paragraphsOf } from "../../lib/text";
import { Section, SectionIntro } from "../../ui/section";

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

/** The firm's mission, its first sentences in large type, anchored #mission. */
export function Mission({ copy }: MissionProps) {
  return (
    <Section id={copy.id} ground="inverse">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" }}
        gap={{ base: "8", lg: "24" }}
      >
        <SectionIntro copy={copy} />
        <Text>
          {paragraphsOf(copy.text ?? "").map((paragraph, index) => (
            <p key={paragraph} data-first={index === 0 || undefined}>
              {paragraph}
            </p>
          ))}
        </Text>
      </chakra.div>
    </Section>
  );
}
