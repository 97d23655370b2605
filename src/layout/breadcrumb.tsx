import { chakra } from "@chakra-ui/react/styled-system";
import { FiChevronRight, FiHome } from "react-icons/fi";
import { pagePath } from "../lib/paths";
import { SiteLink } from "../ui/links";

export const HOME: Queries.LinkTextFragment = { label: "Home", to: pagePath("home") };

const Steps = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "2",
    textStyle: "small",
    "& > li": { display: "flex", alignItems: "center", gap: "2", lineHeight: "1.5rem" },
    "& > li > svg": { flexShrink: "0" },
    "& a": { _hover: { color: "accent.inverse", textDecoration: "underline" } },
  },
});

/** @param trail the pages from the home page to the current one, which is no link */
export function Breadcrumb({ trail }: { readonly trail: readonly Queries.LinkTextFragment[] }) {
  return (
    <chakra.nav aria-label="Breadcrumb" data-print="none">
      <Steps>
        {trail.map(({ label, to }, index) => (
          <li key={to}>
            {index === 0 ? <FiHome aria-hidden="true" /> : <FiChevronRight aria-hidden="true" />}
            {index < trail.length - 1 ? <SiteLink to={to}>{label}</SiteLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </Steps>
    </chakra.nav>
  );
}
