import { chakra } from "@chakra-ui/react/styled-system";
import type { PageProps } from "gatsby";
import { useState } from "react";
import { matches } from "../../lib/text";
import { Columns } from "../../ui/columns";
import { Disclosure } from "../../ui/disclosure";
import { Text } from "../../ui/primitives";
import { SearchField, useSearch } from "../../ui/search-field";
import { Section, SectionHeading } from "../../ui/section";
import { NoResults } from "../shared/no-results";

interface QuestionsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly items: readonly Pick<Queries.FaqItem, "question" | "answer">[];
  readonly location: PageProps["location"];
}

/** A question that was open is open again when it comes back into the results. */
export function Questions({ copy, items, location }: QuestionsProps) {
  const search = useSearch(location);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (question: string, isOpen: boolean) => {
    setOpen((now) => new Set([...now].filter((other) => other !== question).concat(isOpen ? [question] : [])));
  };
  const found = items.filter(({ question, answer }) => matches(search.query, question, answer));
  return (
    <Section id={copy.id}>
      <SectionHeading copy={copy} />
      <Columns ratio="4:7">
        <chakra.div position={{ md: "sticky" }} top="8rem">
          <SearchField
            label="Search questions"
            placeholder="Search questions..."
            search={search}
            count={found.length}
            unit={["question", "questions"]}
          />
        </chakra.div>
        <div>
          {found.length === 0 ? (
            <NoResults
              title="No Results Found"
              text="We couldn't find any FAQs matching your search. Please try different keywords or browse all questions."
              search={search}
            />
          ) : (
            <chakra.div borderTop="hairline">
              {found.map(({ question, answer }) => (
                <Disclosure
                  key={question}
                  heading={question}
                  open={open.has(question)}
                  onToggle={(isOpen) => {
                    toggle(question, isOpen);
                  }}
                >
                  <Text>{answer}</Text>
                </Disclosure>
              ))}
            </chakra.div>
          )}
        </div>
      </Columns>
    </Section>
  );
}
