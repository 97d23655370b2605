import { chakra } from "@chakra-ui/react/styled-system";
import { FiChevronRight, FiHome } from "react-icons/fi";
import { pagePath } from "../lib/paths";
import { Container } from "../ui/container";
import { SiteLink } from "../ui/site-link";
import { VisuallyHidden } from "../ui/visually-hidden";

/** A page above the current one. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface BreadcrumbProps {
  readonly parents: readonly Crumb[];
  /** The current page's name; left out on the home page, where the icon stands for it. */
  readonly current?: string;
}

const Trail = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    paddingBlock: "3",
    textStyle: "small",
    color: "fg.muted",
    listStyle: "none",
    "& li": { display: "inline-flex", alignItems: "center", gap: "2", minHeight: "6" },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "6",
      minWidth: "6",
      _hover: { color: "accent", textDecoration: "underline" },
    },
  },
});

/** Where the page stands in the site: a home icon, then the trail; the last item is the current page. */
export function Breadcrumb({ parents, current }: BreadcrumbProps) {
  const home = (
    <>
      <FiHome aria-hidden="true" />
      <VisuallyHidden>Home</VisuallyHidden>
    </>
  );
  return (
    <chakra.nav aria-label="Breadcrumb" borderBottomWidth="1px" borderColor="border" data-print="none">
      <Container>
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
              <chakra.span aria-current="page" color="fg">
                {current}
              </chakra.span>
            </li>
          )}
        </Trail>
      </Container>
    </chakra.nav>
  );
}
