import { chakra } from "@chakra-ui/react/styled-system";

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
export function Spinner({ label }: SpinnerProps) {
  return (
    <chakra.div role="status" aria-label={label} display="flex" justifyContent="center" paddingBlock="24">
      <Ring aria-hidden="true" />
    </chakra.div>
  );
}
