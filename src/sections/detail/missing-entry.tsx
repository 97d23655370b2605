import { chakra } from "@chakra-ui/react/styled-system";
import { navigate } from "gatsby";
import { useEffect } from "react";

const Ring = chakra("span", {
  base: {
    display: "inline-block",
    width: "10",
    height: "10",
    borderWidth: "3px",
    borderColor: "border",
    borderTopColor: "accent",
    borderRadius: "full",
    animation: "spin 800ms linear infinite",
  },
});

interface SpinnerProps {
  /** The accessible name. */
  readonly label: string;
}

/** A spinner with an accessible name. */
function Spinner({ label }: SpinnerProps) {
  return (
    <chakra.div role="status" aria-label={label} display="flex" justifyContent="center" paddingBlock="24">
      <Ring aria-hidden="true" />
    </chakra.div>
  );
}

interface MissingEntryProps {
  /** The kind of entry: "service" or "industry". */
  readonly what: string;
}

/**
 * Shown after a link inside the site to an id without a page. Every entry has a page, so once scripts run the visitor
 * goes to /not-found (docs/behaviour.md 8.3).
 */
export function MissingEntry({ what }: MissingEntryProps) {
  useEffect(() => {
    void navigate("/not-found", { replace: true });
  }, []);
  return <Spinner label={`Looking up the ${what}`} />;
}
