import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { leaderPath } from "../../lib/paths";
import { underlined } from "../../theme/recipes";
import { SiteLink } from "../../ui/links";

export const personLinkContent = graphql`
  fragment PersonLinkContent on Leader {
    jsonId
    name
  }
`;

const Name = chakra(SiteLink, { base: { ...underlined, fontWeight: "700" } });

export function PersonLink({ person }: { readonly person: Queries.PersonLinkContentFragment }) {
  return <Name to={leaderPath(person.jsonId)}>{person.name}</Name>;
}
