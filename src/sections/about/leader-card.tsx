import { chakra } from "@chakra-ui/react/styled-system";
import { leaderPath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { Picture } from "../../ui/picture";

const Row = chakra("article", {
  base: {
    position: "relative",
    display: { base: "grid", _print: "block" },
    gridTemplateColumns: { base: "6rem minmax(0, 1fr)", lg: "6rem minmax(0, 4fr) minmax(0, 7fr)" },
    alignItems: { base: "center", lg: "start" },
    columnGap: { base: "4", lg: "8" },
    rowGap: "4",
    paddingTop: "6",
    borderTop: "hairline",
    breakInside: "avoid",
    "& > p": { gridColumn: { base: "1 / -1", lg: "3" } },
  },
});

interface LeaderCardProps {
  readonly leader: Queries.LeaderContentFragment;
}

export function LeaderCard({ leader: { jsonId, name, title, bio, image } }: LeaderCardProps) {
  return (
    <Row id={jsonId}>
      <Picture image={image} alt="" />
      <div>
        <chakra.h3 textStyle="entry">
          <CardLink to={leaderPath(jsonId)}>{name}</CardLink>
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {title}
        </chakra.p>
      </div>
      <p>{bio}</p>
    </Row>
  );
}
