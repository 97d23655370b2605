import { chakra } from "@chakra-ui/react/styled-system";
import { leaderPath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Note, Text } from "../../ui/primitives";

const Row = chakra("article", {
  base: {
    position: "relative",
    display: { base: "grid", _print: "block" },
    gridTemplateColumns: { base: "2.5rem minmax(0, 1fr)", md: "2.5rem minmax(0, 4fr) minmax(0, 7fr)" },
    alignItems: "start",
    gap: "4",
    paddingTop: "6",
    borderTop: "hairline",
    breakInside: "avoid",
  },
});

export function LeaderCard({ leader }: { readonly leader: Queries.LeaderContentFragment }) {
  const { jsonId, name, title, ran, bio, image } = leader;
  return (
    <Row id={jsonId}>
      <Picture image={image} alt="" />
      <div>
        <chakra.h3 textStyle="h3">
          <CardLink to={leaderPath(jsonId)}>{name}</CardLink>
        </chakra.h3>
        <Note marginTop="1">{title}</Note>
      </div>
      <chakra.div gridColumn={{ base: "1 / -1", md: "3" }} display="flex" flexDirection="column" gap="3">
        {ran ? <chakra.p textStyle="entry">{ran}</chakra.p> : null}
        <Text>{bio}</Text>
      </chakra.div>
    </Row>
  );
}
