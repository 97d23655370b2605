import { chakra } from "@chakra-ui/react/styled-system";
import { SiteLink } from "../../ui/links";

const List = chakra("ul", {
  base: {
    listStyle: "none",
    marginTop: "2",
    borderTop: "hairline",
    paddingTop: "2",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: { base: "11", lg: "8" },
      paddingBlock: "1",
      lineHeight: "1.35",
      color: "accent",
      _hover: { textDecoration: "underline" },
    },
  },
});

interface LinkListProps {
  readonly id?: string;
  readonly heading: string;
  readonly links: readonly Queries.LinkTextFragment[];
}

export function LinkList({ id, heading, links }: LinkListProps) {
  return (
    <chakra.div id={id} breakInside="avoid">
      <chakra.h2 textStyle="h3">{heading}</chakra.h2>
      <List>
        {links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </List>
    </chakra.div>
  );
}
