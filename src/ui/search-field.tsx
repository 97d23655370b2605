import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { FiSearch } from "react-icons/fi";
import { fieldRecipe } from "../theme/recipes/field";
import { VisuallyHidden } from "./visually-hidden";

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
