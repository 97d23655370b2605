import { chakra } from "@chakra-ui/react/styled-system";
import { FiChevronRight, FiHome } from "react-icons/fi";
import { pagePath } from "../lib/paths";
import { SiteLink } from "../ui/links";

export const HOME: Queries.LinkTextFragment = { label: "Home", to: pagePath("home") };

const Step = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minWidth: "0",
    // One line. The current page's name gets an ellipsis first; the others must not shrink even by a hundredth of a
    // pixel, which would give them an ellipsis too.
    _last: { flexShrink: "100000" },
    "& > svg": { flexShrink: "0" },
  },
});

const NAME = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", lineHeight: "1.5rem" } as const;

const StepLink = chakra(SiteLink, {
  base: { ...NAME, _hover: { color: "accent.inverse", textDecoration: "underline" } },
});

const CurrentPage = chakra("span", { base: NAME }, { defaultProps: { "aria-current": "page" } });

/** @param trail the pages from the home page to the current one, which is no link */
export function Breadcrumb({ trail }: { readonly trail: readonly Queries.LinkTextFragment[] }) {
  return (
    <chakra.nav aria-label="Breadcrumb" data-print="none" maxWidth="full">
      <chakra.ol display="flex" alignItems="center" columnGap="2" maxWidth="full" textStyle="small">
        {trail.map(({ label, to }, index) => (
          <Step key={to}>
            {index === 0 ? <FiHome aria-hidden="true" /> : <FiChevronRight aria-hidden="true" />}
            {index < trail.length - 1 ? <StepLink to={to}>{label}</StepLink> : <CurrentPage>{label}</CurrentPage>}
          </Step>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
