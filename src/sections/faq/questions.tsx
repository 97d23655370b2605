import { chakra } from "@chakra-ui/react/styled-system";
import type { PageProps } from "gatsby";
import { FiPlus } from "react-icons/fi";
import { matches } from "../../lib/text";
import { stayInView } from "../../theme/recipes";
import { Columns, Text } from "../../ui/primitives";
import { SearchField, useSearch } from "../../ui/search-field";
import { Section, SectionHeading } from "../../ui/section";
import { NoResults } from "../shared/no-results";

const Details = chakra("details", {
  base: {
    borderBottom: "hairline",
    "&::details-content": { _print: { contentVisibility: "visible" } },
    // Without its vertical line, the plus is a minus.
    "&[open] svg > line:first-of-type": { opacity: "0" },
  },
});

const Summary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "6",
    minHeight: "16",
    paddingBlock: "5",
    listStyle: "none",
    cursor: "pointer",
    _hover: { color: "accent" },
    "&::-webkit-details-marker": { display: "none" },
    "& svg": { flexShrink: "0", fontSize: "xl", color: "accent" },
  },
});

interface QuestionsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly items: readonly Pick<Queries.FaqItem, "question" | "answer">[];
  readonly location: PageProps["location"];
}

/** Others than those found are hidden, so a question that was open is open again when it comes back into the results. */
export function Questions({ copy, items, location }: QuestionsProps) {
  const search = useSearch(location);
  const found = items.filter(({ question, answer }) => matches(search.query, question, answer));
  return (
    <Section id={copy.id}>
      <SectionHeading copy={copy} />
      <Columns ratio="4:7">
        <chakra.div css={stayInView}>
          <SearchField search={search} count={found.length} unit="question" />
        </chakra.div>
        <div>
          {found.length === 0 ? (
            <NoResults
              title="No Results Found"
              text="We couldn't find any FAQs matching your search. Please try different keywords or browse all questions."
              search={search}
            />
          ) : null}
          <chakra.div borderTop="hairline" hidden={found.length === 0}>
            {items.map((item) => (
              <Details key={item.question} hidden={!found.includes(item)}>
                <Summary>
                  <chakra.h3 textStyle="h3" maxWidth="measure">
                    {item.question}
                  </chakra.h3>
                  <FiPlus aria-hidden="true" />
                </Summary>
                <chakra.div paddingBottom="6" paddingInlineEnd={{ base: "0", md: "12" }} color="fg.muted">
                  <Text>{item.answer}</Text>
                </chakra.div>
              </Details>
            ))}
          </chakra.div>
        </div>
      </Columns>
    </Section>
  );
}
