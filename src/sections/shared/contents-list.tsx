import { chakra } from "@chakra-ui/react/styled-system";
import { stayInView } from "../../theme/recipes";
import { SiteLink } from "../../ui/links";

const Entry = chakra(SiteLink, {
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "8",
    paddingBlock: "1",
    textStyle: "small",
    color: "fg.muted",
    _hover: { color: "accent", textDecoration: "underline" },
  },
});

interface ContentsListProps {
  readonly path: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** A table of contents; on wide screens it stays in view beside the text. */
export function ContentsList({ path, entries }: ContentsListProps) {
  return (
    <chakra.nav
      aria-labelledby="contents-heading"
      data-print="none"
      maxHeight={{ md: "calc(100vh - 8rem)" }}
      overflowY={{ md: "auto" }}
      borderTop="hairline"
      paddingTop="4"
      css={stayInView}
    >
      <chakra.h2 id="contents-heading" textStyle="h4">
        Contents
      </chakra.h2>
      <chakra.ol marginTop="2">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Entry to={`${path}#${id}`}>{title}</Entry>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
