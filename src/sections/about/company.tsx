import { chakra } from "@chakra-ui/react/styled-system";
import { Paragraphs } from "../../ui/paragraphs";
import { Section } from "../../ui/section";
import { Eyebrow } from "../../ui/eyebrow";
import { Figures } from "../shared/figures";

interface CompanyProps {
  readonly copy: Queries.SectionTextFragment;
  readonly facts: Queries.FirmFiguresFragment | null;
}

/** The firm's story beside its figures, anchored #company (spec §2, About). */
export function Company({ copy: { id, eyebrow, heading, text }, facts }: CompanyProps) {
  return (
    <Section id={id} labelledBy={`${id}-heading`}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" }}
        gap={{ base: "12", lg: "24" }}
      >
        <div>
          {eyebrow ? <Eyebrow marginBottom="3">{eyebrow}</Eyebrow> : null}
          <chakra.h2 id={`${id}-heading`} textStyle="h2" marginBottom="6">
            {heading}
          </chakra.h2>
          <Paragraphs text={text ?? ""} />
        </div>
        <chakra.div alignSelf={{ lg: "end" }}>
          <Figures facts={facts} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
