import { navigate } from "gatsby";
import { useEffect } from "react";
import { Spinner } from "../../ui/spinner";

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
