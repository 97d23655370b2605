import { chakra } from "@chakra-ui/react/styled-system";
import { SiteLink } from "../../ui/links";

const PanelLink = chakra(SiteLink, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: { base: "11", lg: "8" },
    paddingBlock: "1",
    lineHeight: "1.35",
    color: "accent",
    _hover: { textDecoration: "underline" },
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
    <chakra.div id={id} breakInside="avoid">
      <chakra.h2 textStyle="h3">{heading}</chakra.h2>
      <chakra.ul marginTop="2" borderTop="hairline" paddingTop="2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <PanelLink to={to}>{label}</PanelLink>
          </li>
        ))}
      </chakra.ul>
      {all ? <PanelLink to={all.to}>{all.label}</PanelLink> : null}
    </chakra.div>
  );
}
