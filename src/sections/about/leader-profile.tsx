import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { paragraphsOf } from "../../lib/text";
import { Columns } from "../../ui/columns";
import { Picture } from "../../ui/picture";
import { Section, headingId } from "../../ui/section";
import { LinkList } from "../shared/link-list";

export const leaderProfileContent = graphql`
  fragment LeaderProfileContent on Leader {
    ...LeaderContent
    biography
  }
`;

interface LeaderProfileProps {
  readonly leader: Queries.LeaderProfileContentFragment;
  readonly lists: readonly ComponentProps<typeof LinkList>[];
}

/** The biography, its first paragraph in large type, and the lists that have links. */
export function LeaderProfile({ leader: { bio, biography, image }, lists }: LeaderProfileProps) {
  const [first, ...others] = paragraphsOf(biography ?? bio);
  return (
    <Section id="biography">
      <chakra.h2 id={headingId("biography")} srOnly>
        Biography
      </chakra.h2>
      <Columns notes="last">
        <chakra.div display="flex" flexDirection="column" gap="5">
          <chakra.p textStyle="quotation">{first}</chakra.p>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="8">
          <chakra.div width="6rem">
            <Picture image={image} alt="" />
          </chakra.div>
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
