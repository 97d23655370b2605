import { chakra } from "@chakra-ui/react/styled-system";
import { Eyebrow } from "../../ui/eyebrow";
import { Section } from "../../ui/section";

const Rows = chakra("dl", {
  base: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "4fr 8fr" },
      columnGap: "8",
      rowGap: "1",
      paddingBlock: "6",
      borderTopWidth: "1px",
      borderColor: "border",
    },
    "& dd": { color: "fg.muted" },
  },
});

interface BenefitsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly benefits: readonly Queries.TitledPointContentFragment[];
}

/** What everybody at the firm gets, a row each beside the heading. */
export function Benefits({ copy: { id, eyebrow, heading, text }, benefits }: BenefitsProps) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} labelledBy={headingId} ground="alternate">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 8fr" }}
        columnGap="16"
        rowGap="8"
      >
        <chakra.div display="flex" flexDirection="column" gap="3">
          {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
          <chakra.h2 id={headingId} textStyle="h2">
            {heading}
          </chakra.h2>
          <chakra.p textStyle="lead" color="fg.muted">
            {text}
          </chakra.p>
        </chakra.div>
        <Rows>
          {benefits.map((benefit) => (
            <div key={benefit.title}>
              <chakra.dt textStyle="h3">{benefit.title}</chakra.dt>
              <dd>{benefit.text}</dd>
            </div>
          ))}
        </Rows>
      </chakra.div>
    </Section>
  );
}
