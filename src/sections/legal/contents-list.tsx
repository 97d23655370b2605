import { chakra } from "@chakra-ui/react/styled-system";
import { SiteLink } from "../../ui/site-link";

interface ContentsListProps {
  /** The page that the anchors are on. */
  readonly path: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

const Contents = chakra("nav", {
  base: {
    alignSelf: "start",
    position: { lg: "sticky" },
    top: "[6rem]",
    maxHeight: { lg: "[calc(100vh - 8rem)]" },
    overflowY: { lg: "auto" },
    borderTop: "hairline",
    paddingTop: "5",
    textStyle: "small",
    "& ol": { listStyle: "none", marginTop: "3" },
    "& a": {
      display: "flex",
      alignItems: "center",
      minHeight: "8",
      paddingBlock: "1",
      color: "fg.muted",
      _hover: { color: "accent", textDecoration: "underline" },
    },
  },
});

/** A table of contents that stays in sight beside a long text. */
export function ContentsList({ path, entries }: ContentsListProps) {
  return (
    <Contents aria-labelledby="contents-heading" data-print="none">
      <chakra.h2 id="contents-heading" textStyle="h4">
        Contents
      </chakra.h2>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <SiteLink to={`${path}#${id}`}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </Contents>
  );
}
