import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section } from "../../ui/section";
import { SiteLink } from "../../ui/links";

export const linkGroupContent = graphql`
  fragment LinkGroupContent on LinkGroup {
    title
    links {
      label
      to
    }
  }
`;

interface LinkGroupsProps {
  readonly groups: readonly Queries.LinkGroupContentFragment[];
  /** A less important link below the lists. */
  readonly footnote: Queries.LinkTextFragment;
}

const Groups = chakra("div", {
  base: {
    columns: { base: "1", sm: "2", lg: "3" },
    columnGap: { base: "8", lg: "16" },
    "& nav": { breakInside: "avoid", paddingBottom: "12" },
    "& ul": { listStyle: "none", borderTop: "hairline", marginTop: "4", paddingTop: "3" },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "8",
      // Long titles take two lines, which stand closer together than two links.
      paddingBlock: "1",
      lineHeight: "1.35",
      color: "accent",
      _hover: { textDecoration: "underline" },
    },
  },
});

/** Links to every page and anchor of the site, in titled lists. */
export function LinkGroups({ groups, footnote }: LinkGroupsProps) {
  return (
    <Section>
      <Groups>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={`${title} pages`}>
            <chakra.h2 textStyle="h3">{title}</chakra.h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Groups>
      <chakra.p textStyle="small" color="fg.muted">
        When an address leads nowhere:{" "}
        <chakra.span textDecoration="underline" _hover={{ color: "accent" }}>
          <SiteLink to={footnote.to}>{footnote.label}</SiteLink>
        </chakra.span>
      </chakra.p>
    </Section>
  );
}
