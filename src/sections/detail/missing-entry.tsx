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

/**
 * A spinner for an unknown id, until the scripts redirect to /not-found. The server redirects direct requests itself.
 */
export function MissingEntry({ type }: { readonly type: "service" | "industry" }) {
  useEffect(() => {
    void navigate("/not-found", { replace: true });
  }, []);
  return (
    <chakra.div
      role="status"
      aria-label={`Looking up the ${type}`}
      display="flex"
      justifyContent="center"
      paddingBlock="24"
    >
      <Ring aria-hidden="true" />
    </chakra.div>
  );
}
