import { chakra } from "@chakra-ui/react/styled-system";
import { SiteLink } from "../../ui/links";

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
  variants: { desktop: { true: { display: { base: "none", lg: "block" } } } },
});

const Folded = chakra("details", {
  base: {
    display: { lg: "none" },
    borderBlockWidth: "1px",
    borderColor: "border",
    "&[open] summary::after": { transform: "rotate(45deg)" },
    "& summary": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      minHeight: "12",
      textStyle: "h4",
      listStyle: "none",
      cursor: "pointer",
    },
    "& summary::-webkit-details-marker": { display: "none" },
    "& summary::after": {
      content: '"+"',
      color: "accent",
      fontSize: "xl",
      fontWeight: "400",
      transition: "transform",
      transitionDuration: "fast",
    },
    "& ol": { listStyle: "none", paddingBottom: "4" },
    "& a": {
      display: "flex",
      alignItems: "center",
      minHeight: "11",
      paddingBlock: "1",
      lineHeight: "1.35",
      color: "accent",
    },
  },
});

interface ContentsListProps {
  /** The page of the anchors. */
  readonly path: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

function Entries({ path, entries }: ContentsListProps) {
  return (
    <ol>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <SiteLink to={`${path}#${id}`}>{title}</SiteLink>
        </li>
      ))}
    </ol>
  );
}

interface ContentsProps extends ContentsListProps {
  /** Whether narrower windows have a `FoldedContents` in its place. */
  readonly desktop?: boolean;
}

/** A table of contents, sticky beside a long text on desktops. */
export function ContentsList({ desktop = false, ...list }: ContentsProps) {
  return (
    <Contents aria-labelledby="contents-heading" data-print="none" desktop={desktop}>
      <chakra.h2 id="contents-heading" textStyle="h4">
        Contents
      </chakra.h2>
      <Entries {...list} />
    </Contents>
  );
}

/** The same above the text, folded, in windows narrower than a desktop's. */
export function FoldedContents(list: ContentsListProps) {
  return (
    <Folded data-print="none">
      <summary>Contents</summary>
      <nav aria-label="Contents">
        <Entries {...list} />
      </nav>
    </Folded>
  );
}
