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
  /** What is being waited for. */
  readonly label: string;
}

/** Shows, and says, that something is being looked up. */
function Spinner({ label }: SpinnerProps) {
  return (
    <chakra.div role="status" aria-label={label} display="flex" justifyContent="center" paddingBlock="24">
      <Ring aria-hidden="true" />
    </chakra.div>
  );
}

interface LookUpProps {
  /** What is looked up: "service" or "industry". */
  readonly what: string;
}

/**
 * Stands where navigation inside the site names an id that no page was built for. Every record has a page, so
 * once scripts run the answer is known: there is none, and the visitor goes to /not-found (docs/behaviour.md 8.3).
 */
export function LookUp({ what }: LookUpProps) {
  useEffect(() => {
    void navigate("/not-found", { replace: true });
  }, []);
  return <Spinner label={`Looking up the ${what}`} />;
}
