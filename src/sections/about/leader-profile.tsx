import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { Columns } from "../../ui/columns";
import { Paragraphs } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
import { LinkList } from "../shared/link-list";

interface LeaderProfileProps {
  readonly leader: Queries.LeaderContentFragment & Pick<Queries.Leader, "biography">;
  readonly lists: readonly ComponentProps<typeof LinkList>[];
}

/** What the person has run, in large type, the biography, and the lists that have links. */
export function LeaderProfile({ leader: { ran, bio, biography }, lists }: LeaderProfileProps) {
  return (
    <Section id="biography">
      <chakra.h2 id={headingId("biography")} srOnly>
        Biography
      </chakra.h2>
      <Columns ratio="7:4">
        <chakra.div display="flex" flexDirection="column" gap="6">
          {ran ? <chakra.p textStyle="h2">{ran}</chakra.p> : null}
          <Paragraphs text={biography ?? bio} />
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="8">
          {lists
            .filter(({ links }) => links.length > 0)
            .map((list) => (
              <LinkList key={list.id} {...list} />
            ))}
        </chakra.div>
      </Columns>
    </Section>
  );
}
