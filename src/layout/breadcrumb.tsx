import { chakra } from "@chakra-ui/react/styled-system";
import { FiChevronRight, FiHome } from "react-icons/fi";
import { pagePath } from "../lib/paths";
import { SiteLink } from "../ui/links";

/** A page above the current one. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface BreadcrumbProps {
  readonly parents: readonly Crumb[];
  /** The current page's name. */
  readonly current: string;
}

const Trail = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    textStyle: "small",
    listStyle: "none",
    "& li": { display: "inline-flex", alignItems: "center", gap: "2", minHeight: "6", maxWidth: "measure" },
    "& a, & [aria-current]": { display: "inline-flex", alignItems: "center", gap: "2", minHeight: "6" },
    "& a:hover": { color: "accent.inverse", textDecoration: "underline" },
  },
});

/** The breadcrumb: a home icon and the pages above; the last item is the current page. */
export function Breadcrumb({ parents, current }: BreadcrumbProps) {
  return (
    <chakra.nav aria-label="Breadcrumb" data-print="none">
      <Trail>
        <li>
          <SiteLink to={pagePath("home")}>
            <FiHome aria-hidden="true" />
            Home
          </SiteLink>
        </li>
        {parents.map(({ label, to }) => (
          <li key={to}>
            <FiChevronRight aria-hidden="true" />
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        <li>
          <FiChevronRight aria-hidden="true" />
          <span aria-current="page">{current}</span>
        </li>
      </Trail>
    </chakra.nav>
  );
}
