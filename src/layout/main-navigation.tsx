import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { LinkButton } from "../ui/link-button";
import { SiteLink } from "../ui/site-link";
import { ContactLinks } from "./contact-links";
import { NavigationGroup } from "./navigation-group";
import { navigationItemStyle } from "./navigation-item-style";
import { SocialLinks } from "./social-links";
import { useSite } from "./use-site";

const NavigationLink = chakra(SiteLink, { base: navigationItemStyle });

/** The groups stand in a row on wide screens, and stacked with hairlines between them in the sheet of small ones. */
const Groups = chakra("ul", {
  base: {
    display: "flex",
    flexDirection: { base: "column", lg: "row" },
    alignItems: { lg: "center" },
    listStyle: "none",
    "& > li": { borderBottom: { base: "hairline", lg: "none" } },
  },
});

const SheetFoot = chakra("div", {
  base: {
    display: { base: "flex", lg: "none" },
    flexDirection: "column",
    gap: "2",
    "& a": { display: "inline-flex", alignItems: "center", gap: "3", minHeight: "11", minWidth: "11" },
  },
});

interface MainNavigationProps {
  /** The path of the page that the visitor is on. */
  readonly path: string;
}

/** Whether the page is one that the link leads to, or one below it: an article is below the blog. */
function leadsTo(link: { readonly to: string }, path: string): boolean {
  const [page = ""] = link.to.split("#");
  return path === page || path.startsWith(`${page}/`);
}

/** The main navigation: dropdown groups, the contact link and the one call to action. */
export const MainNavigation = memo(function MainNavigation({ path }: MainNavigationProps) {
  const { header, contact, consultation } = useSite().navigation;
  return (
    <>
      <Groups>
        {header.map(({ label, links }) => (
          <NavigationGroup
            key={label}
            label={label}
            links={links}
            current={links.some((link) => leadsTo(link, path))}
          />
        ))}
        <li>
          <NavigationLink to={contact.to}>{contact.label}</NavigationLink>
        </li>
      </Groups>
      <LinkButton to={consultation.to} whiteSpace="nowrap" minHeight={{ base: "14", lg: "11" }}>
        {consultation.label}
      </LinkButton>
      <SheetFoot>
        <ContactLinks />
        <chakra.div display="flex" gap="2">
          <SocialLinks />
        </chakra.div>
      </SheetFoot>
    </>
  );
});
