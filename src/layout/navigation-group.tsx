import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { FiChevronDown } from "react-icons/fi";
import { PopupList, usePopup } from "./popup";
import { from } from "../theme/breakpoints";
import { SiteLink } from "../ui/site-link";
import { navigationItemStyle } from "./navigation-item-style";

/** Where the groups stand in a row and open below; in narrower windows they are stacked in the sheet. */
const ROW = from("lg");

const GroupButton = chakra("button", {
  base: {
    ...navigationItemStyle,
    "& svg": { transition: "transform", transitionDuration: "fast" },
    "&[aria-expanded=true] svg": { transform: "rotate(180deg)" },
  },
});

const GroupLink = chakra(SiteLink, {
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "11",
    paddingInline: "4",
    paddingBlock: "2",
    textStyle: "small",
    _hover: { background: "bg.alternate", color: "accent" },
    "&[aria-current=page]": { color: "accent", fontWeight: "700" },
  },
});

interface NavigationGroupProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
  /** Whether the visitor is on a page of the group. */
  readonly current: boolean;
}

/** A dropdown of the main navigation: a disclosure list, open by hovering, click or keyboard. */
export const NavigationGroup = memo(function NavigationGroup({ label, links, current }: NavigationGroupProps) {
  const { open, close, rootProps, buttonProps } = usePopup<HTMLLIElement>(ROW);
  const listId = `navigation-${label.toLowerCase()}`;
  return (
    <chakra.li position="relative" data-dropdown="" {...rootProps}>
      <GroupButton type="button" aria-controls={listId} aria-current={current || undefined} {...buttonProps}>
        {label}
        <FiChevronDown aria-hidden="true" />
      </GroupButton>
      <PopupList
        id={listId}
        hidden={!open}
        position={{ base: "static", lg: "absolute" }}
        minWidth={{ lg: "[15rem]" }}
        paddingBlock={{ base: "0", lg: "2" }}
        paddingInlineStart={{ base: "3", lg: "0" }}
        border={{ base: "none", lg: "hairline" }}
        boxShadow={{ base: "none", lg: "float" }}
      >
        {links.map((link) => (
          <li key={link.to}>
            <GroupLink to={link.to} data-popup-item="" onClick={close}>
              {link.label}
            </GroupLink>
          </li>
        ))}
      </PopupList>
    </chakra.li>
  );
});
