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
  readonly parents?: readonly Crumb[];
  /** The current page's name, without which it is home. */
  readonly current?: string;
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
export function Breadcrumb({ parents = [], current }: BreadcrumbProps) {
  const home = (
    <>
      <FiHome aria-hidden="true" />
      Home
    </>
  );
  return (
    <chakra.nav aria-label="Breadcrumb" data-print="none">
      <Trail>
        <li>
          {current === undefined ? (
            <span aria-current="page">{home}</span>
          ) : (
            <SiteLink to={pagePath("home")}>{home}</SiteLink>
          )}
        </li>
        {parents.map(({ label, to }) => (
          <li key={to}>
            <FiChevronRight aria-hidden="true" />
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        {current === undefined ? null : (
          <li>
            <FiChevronRight aria-hidden="true" />
            <span aria-current="page">{current}</span>
          </li>
        )}
      </Trail>
    </chakra.nav>
  );
}
