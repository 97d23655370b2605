import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { FiSearch } from "react-icons/fi";
import { fieldRecipe } from "../theme/field-recipe";
import { Badge, VisuallyHidden } from "./primitives";

interface SearchFieldProps {
  /** The accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  /** Whether the query is one of the choices beside the box, rather than the visitor's own words. */
  readonly chosen?: boolean;
  /** Called with every change. */
  readonly onQueryChange: (query: string) => void;
}

const Input = chakra("input", fieldRecipe);

/** What was chosen is shown as a label in the box until the visitor goes into it, and its text hidden meanwhile. */
const Box = chakra("label", {
  base: { display: "block", position: "relative" },
  variants: {
    chosen: {
      true: { "& input:not(:focus)": { color: "transparent" } },
    },
  },
});

const Chosen = chakra("span", {
  base: {
    position: "absolute",
    insetBlock: "0",
    insetInlineStart: "12",
    display: { base: "flex", _highContrast: "none" },
    alignItems: "center",
    pointerEvents: "none",
    ":focus-within + &": { display: "none" },
  },
});

/** A search box that filters a list while the visitor types. */
export function SearchField({ label, placeholder, query, chosen = false, onQueryChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // React does not notice what the visitor typed before hydration.
    if (input.current && input.current.value !== query) onQueryChange(input.current.value);
  }, [query, onQueryChange]);

  return (
    <chakra.div role="search" data-needs-script="" data-print="none" position="relative">
      <Box chosen={chosen}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <chakra.span
          aria-hidden="true"
          position="absolute"
          insetBlock="0"
          insetInlineStart="4"
          display="flex"
          alignItems="center"
          color="fg.muted"
        >
          <FiSearch />
        </chakra.span>
        <Input
          ref={input}
          type="search"
          paddingInlineStart="12"
          placeholder={placeholder}
          autoComplete="off"
          value={query}
          onChange={({ target }) => {
            onQueryChange(target.value);
          }}
        />
      </Box>
      {chosen ? (
        <Chosen aria-hidden="true">
          <Badge variant="accent">{query}</Badge>
        </Chosen>
      ) : null}
    </chakra.div>
  );
}

interface ResultCountProps {
  /** Null while the search is running. */
  readonly count: number | null;
  /** The unit in the singular and in the plural. */
  readonly words: readonly [one: string, several: string];
}

/** The id of the number of results, of which a page has one. */
export const RESULT_COUNT_ID = "result-count";

/** The number of results, announced politely when it changes. */
export function ResultCount({ count, words: [one, several] }: ResultCountProps) {
  return (
    <chakra.p id={RESULT_COUNT_ID} tabIndex={-1} role="status" textStyle="small" color="fg.muted">
      {count === null ? "Searching…" : `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`}
    </chakra.p>
  );
}
