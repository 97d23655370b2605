import { chakra } from "@chakra-ui/react/styled-system";
import { SiteLink } from "../../ui/links";

const Panel = chakra("div", {
  base: {
    breakInside: "avoid",
    "& > ul": { marginTop: "2", borderTop: "hairline", paddingTop: "2" },
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
  /** A link below the list, to all of its kind. */
  readonly all?: Queries.LinkTextFragment;
}

export function LinkList({ id, heading, links, all }: LinkListProps) {
  return (
    <Panel id={id}>
      <chakra.h2 textStyle="h3">{heading}</chakra.h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
      {all ? <SiteLink to={all.to}>{all.label}</SiteLink> : null}
    </Panel>
  );
}
