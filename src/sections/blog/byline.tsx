import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { PersonLink } from "../shared/person-link";

export const bylineContent = graphql`
  fragment BylineContent on Leader {
    ...PersonLinkContent
    title
  }
`;

interface BylineProps {
  readonly author: Queries.BylineContentFragment;
}

/** Who wrote an article: name and title, with the way to the person. */
export function Byline({ author }: BylineProps) {
  return (
    <chakra.p textStyle="small" color="fg.muted">
      By <PersonLink person={author} />, {author.title}
    </chakra.p>
  );
}
