import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { FiSearch } from "react-icons/fi";
import { fieldRecipe } from "../theme/recipes/field";
import { VisuallyHidden } from "./primitives";

interface SearchFieldProps {
  /** What is searched, for people who listen. */
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  /** Called with each change. */
  readonly onQueryChange: (query: string) => void;
}

const Input = chakra("input", fieldRecipe);

/** A search box that filters a list while the visitor writes. */
export function SearchField({ label, placeholder, query, onQueryChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Written before scripts came to it: React leaves the text and tells nobody.
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
  /** Null while it is looked for. */
  readonly count: number | null;
  /** What is counted: one of it, and several. */
  readonly words: readonly [one: string, several: string];
}

/** How much a search has found; said, without interrupting, when it changes. */
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

/** Stands in the place of a list in which a search has found nothing. */
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
