import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { FiSearch } from "react-icons/fi";
import { fieldRecipe } from "../theme/field-recipe";
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
  readonly count: number;
  /** The unit in the singular and in the plural. */
  readonly words: readonly [one: string, several: string];
}

/** The id of the number of results, of which a page has one. */
export const RESULT_COUNT_ID = "result-count";

/** The number of results, announced politely when it changes. */
export function ResultCount({ count, words: [one, several] }: ResultCountProps) {
  return (
    <chakra.p id={RESULT_COUNT_ID} tabIndex={-1} role="status" textStyle="small" color="fg.muted">
      {`${count.toLocaleString("en-US")} ${count === 1 ? one : several}`}
    </chakra.p>
  );
}
