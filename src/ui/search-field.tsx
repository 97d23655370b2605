import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { FiSearch } from "react-icons/fi";
import { fieldRecipe } from "../theme/recipes/field";
import { VisuallyHidden } from "./primitives";

interface SearchFieldProps {
  /** The accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  /** Called with every change. */
  readonly onQueryChange: (query: string) => void;
}

const Input = chakra("input", fieldRecipe);

/** A search box that filters a list while the visitor types. */
export function SearchField({ label, placeholder, query, onQueryChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // React does not notice what the visitor typed before hydration.
    if (input.current && input.current.value !== query) onQueryChange(input.current.value);
  }, [query, onQueryChange]);

  return (
    <chakra.div role="search" data-needs-script="" data-print="none">
      <chakra.label display="block" position="relative">
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
      </chakra.label>
    </chakra.div>
  );
}

interface ResultCountProps {
  /** Null while the search is running. */
  readonly count: number | null;
  /** The unit in the singular and in the plural. */
  readonly words: readonly [one: string, several: string];
}

/** The number of results, announced politely when it changes. */
export function ResultCount({ count, words: [one, several] }: ResultCountProps) {
  return (
    <chakra.p role="status" textStyle="small" color="fg.muted">
      {count === null ? "Searching…" : `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`}
    </chakra.p>
  );
}

interface NoResultsProps {
  readonly title: string;
  readonly text: string;
}

/** Replaces a list in which a search has found nothing. */
export function NoResults({ title, text }: NoResultsProps) {
  return (
    <chakra.div borderTop="hairline" paddingBlock={{ base: "10", md: "16" }}>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <chakra.p marginTop="3" color="fg.muted" maxWidth="measure">
        {text}
      </chakra.p>
    </chakra.div>
  );
}
