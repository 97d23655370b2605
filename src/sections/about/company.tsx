import { chakra } from "@chakra-ui/react/styled-system";
import { Paragraphs } from "../../ui/primitives";
import { Section, SectionIntro } from "../../ui/section";
import { Figures } from "../shared/figures";

interface CompanyProps {
  readonly copy: Queries.SectionTextFragment;
  readonly facts: Queries.FirmFiguresFragment;
}

/** The firm's story beside its figures, anchored #company. */
export function Company({ copy, facts }: CompanyProps) {
  return (
    <Section id={copy.id}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" }}
        gap={{ base: "12", lg: "24" }}
      >
        <chakra.div display="flex" flexDirection="column" gap="6">
          <SectionIntro copy={copy} />
          <Paragraphs text={copy.text ?? ""} />
        </chakra.div>
        <chakra.div alignSelf={{ lg: "end" }}>
          <Figures facts={facts} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
