import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { FiChevronDown } from "react-icons/fi";
import { from } from "../theme/dimensions";
import { LinkButton, SiteLink } from "../ui/links";
import { ContactLinks } from "./contact-links";
import { PopupList, usePopup } from "./popup";
import { SocialLinks } from "./social-links";
import { useSite } from "./use-site";

interface NavigationGroupProps {
  readonly id: string;
  readonly label: string;
  readonly links: readonly Queries.LinkTextFragment[];
  readonly current: boolean;
}

/** On wide screens the groups are a row with floating lists; on small screens they are stacked in the sheet. */
const NavigationGroup = memo(function NavigationGroup({ id, label, links, current }: NavigationGroupProps) {
  const { open, close, rootProps, buttonProps } = usePopup<HTMLLIElement>(from("lg"));
  return (
    <chakra.li position="relative" data-dropdown="" {...rootProps}>
      <button type="button" aria-controls={id} aria-current={current || undefined} {...buttonProps}>
        {label}
        <FiChevronDown aria-hidden="true" />
      </button>
      <PopupList
        id={id}
        hidden={!open}
        position={{ base: "static", lg: "absolute" }}
        minWidth={{ lg: "15rem" }}
        paddingBlock={{ base: "0", lg: "2" }}
        paddingInlineStart={{ base: "3", lg: "0" }}
        border={{ base: "none", lg: "hairline" }}
        boxShadow={{ base: "none", lg: "float" }}
        css={{ "& [data-popup-item]": { minHeight: "11", paddingBlock: "2", _hover: { color: "accent" } } }}
      >
        {links.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to} data-popup-item="" onClick={close}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </PopupList>
    </chakra.li>
  );
});

const Groups = chakra("ul", {
  base: {
    display: "flex",
    flexDirection: { base: "column", lg: "row" },
    flexWrap: { lg: "wrap" },
    alignItems: { lg: "center" },
    "& > li": { borderBottom: { base: "hairline", lg: "none" } },
    // The buttons that open a group, and the links beside them.
    "& > li > :is(a, button)": {
      display: "flex",
      alignItems: "center",
      justifyContent: { base: "space-between", lg: "center" },
      gap: "1",
      width: { base: "full", lg: "auto" },
      minHeight: { base: "14", lg: "11" },
      paddingInline: { base: "0", lg: "2", xl: "3" },
      textStyle: "small",
      fontSize: { base: "lg", lg: "sm" },
      fontWeight: "600",
      cursor: "pointer",
      _hover: { color: "accent" },
      "&[aria-current]": { color: "accent", boxShadow: { lg: "inset 0 -2px {colors.accent}" } },
    },
    "& button svg": { transition: "transform", transitionDuration: "fast" },
    "& [aria-expanded=true] svg": { transform: "rotate(180deg)" },
  },
});

const SheetFooter = chakra("div", {
  base: {
    display: { base: "flex", lg: "none" },
    flexDirection: "column",
    gap: "2",
    "& a": { display: "inline-flex", alignItems: "center", gap: "3", minHeight: "11", minWidth: "11" },
  },
});

/** Returns true for a link to the current page or to a page above it: an article's page marks the blog. */
function isCurrent(link: { readonly to: string }, path: string): boolean {
  const [page = ""] = link.to.split("#");
  return path === page || path.startsWith(`${page}/`);
}

export const MainNavigation = memo(function MainNavigation({ path }: { readonly path: string }) {
  const { header, contact, consultation } = useSite().navigation;
  return (
    <>
      <Groups>
        {header.map(({ label, links }, index) => (
          <NavigationGroup
            key={label}
            id={`navigation-${index}`}
            label={label}
            links={links}
            current={links.some((link) => isCurrent(link, path))}
          />
        ))}
        <li>
          <SiteLink to={contact.to}>{contact.label}</SiteLink>
        </li>
      </Groups>
      <LinkButton
        to={consultation.to}
        minHeight={{ base: "14", lg: "11" }}
        flexShrink={{ lg: "0" }}
        maxWidth={{ lg: "14rem" }}
      >
        {consultation.label}
      </LinkButton>
      <SheetFooter>
        <ContactLinks />
        <chakra.div display="flex" gap="2">
          <SocialLinks />
        </chakra.div>
      </SheetFooter>
    </>
  );
});
