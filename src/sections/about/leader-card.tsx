import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { leaderPath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { VisuallyHidden } from "../../ui/primitives";

export const leaderContent = graphql`
  fragment LeaderContent on Leader {
    jsonId
    name
    title
    bio
    image {
      ...PortraitPicture
    }
  }
`;

/** The portrait is beside the text, or only beside the name in a narrow card. */
const Layout = chakra("article", {
  base: {
    position: "relative",
    display: { base: "grid", _print: "block" },
    gridTemplateColumns: "6rem minmax(0, 1fr)",
    alignItems: "center",
    columnGap: { base: "4", sm: "6" },
    rowGap: "4",
    breakInside: "avoid",
    "& > [data-bio]": { gridColumn: "1 / -1" },
    "@container (min-width: 30rem)": {
      gridTemplateColumns: "10rem minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      alignItems: "start",
      rowGap: "3",
      "& > [data-portrait]": { gridRow: "span 2" },
      "& > [data-bio]": { gridColumn: "2" },
    },
  },
});

interface LeaderCardProps {
  readonly leader: Queries.LeaderContentFragment;
}

/** A leader, with an anchor: portrait, name, title, short biography, and a link to the person's own page. */
export function LeaderCard({ leader: { jsonId, name, title, bio, image } }: LeaderCardProps) {
  return (
    <Layout id={jsonId}>
      <div data-portrait="">
        <Picture image={image} alt="" decorative />
      </div>
      <div>
        <chakra.h3 textStyle="h3">{name}</chakra.h3>
        <chakra.p textStyle="small" fontWeight="700" color="accent" marginTop="1">
          {title}
        </chakra.p>
      </div>
      <div data-bio="">
        <chakra.p textStyle="card" color="fg.muted">
          {bio}
        </chakra.p>
        <CardLink to={leaderPath(jsonId)} label marginTop="3" minHeight="6">
          Full profile
          <VisuallyHidden>: {name}</VisuallyHidden>
          <FiArrowRight aria-hidden="true" />
        </CardLink>
      </div>
    </Layout>
  );
}
