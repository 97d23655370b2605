import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { withEmptyText } from "../../layout/page-copy";
import { Columns, Paragraphs } from "../../ui/primitives";
import { Section, SectionHeading } from "../../ui/section";

interface StoryProps extends Pick<ComponentProps<typeof Section>, "ground"> {
  readonly copy: Queries.SectionTextFragment;
}

const ON_DARK = { color: "fg.inverseMuted", "& p:first-child": { textStyle: "entry", color: "fg.inverse" } } as const;

/** On the dark ground, the first paragraph is in large type. */
export function Story({ copy, ground }: StoryProps) {
  return (
    <Section id={copy.id} ground={ground}>
      <Columns ratio="4:7" rowGap="0">
        <SectionHeading copy={{ ...copy, text: null }} />
        <chakra.div css={{ "[data-ground=inverse] &": ON_DARK }}>
          <Paragraphs text={copy.text ?? ""} />
        </chakra.div>
      </Columns>
    </Section>
  );
}

interface PartnershipsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly partners: readonly Pick<Queries.Partner, "name">[];
}

export function Partnerships({ copy, partners }: PartnershipsProps) {
  return (
    <Section id={copy.id}>
      <SectionHeading copy={partners.length > 0 ? copy : withEmptyText(copy)} />
      {partners.length > 0 ? (
        <chakra.ul
          display="grid"
          gridTemplateColumns={{
            base: "minmax(0, 1fr)",
            sm: "repeat(2, minmax(0, 1fr))",
            lg: "repeat(3, minmax(0, 1fr))",
          }}
          columnGap="8"
        >
          {partners.map(({ name }) => (
            <chakra.li key={name} paddingBlock="4" borderTop="hairline" textStyle="h3" fontWeight="400">
              {name}
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
    </Section>
  );
}
