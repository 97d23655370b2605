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
  /** The number of results, announced politely when it changes. */
  readonly count: number;
  /** The unit of the number in the singular and in the plural. */
  readonly unit: readonly [one: string, several: string];
}

/** The id of the search box, of which a page has one. */
export const SEARCH_ID = "search";

const Input = chakra("input", fieldRecipe);

/** A search box that filters a list while the visitor types. */
export function SearchField({
  label,
  placeholder,
  query,
  onQueryChange,
  count,
  unit: [one, several],
}: SearchFieldProps) {
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
          id={SEARCH_ID}
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
      <VisuallyHidden role="status">{`${count.toLocaleString("en-US")} ${count === 1 ? one : several}`}</VisuallyHidden>
    </chakra.div>
  );
}
