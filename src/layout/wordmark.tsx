import { chakra } from "@chakra-ui/react/styled-system";

/** The logo with its name. The size has the proportions of the file. */
export const Wordmark = chakra(
  "img",
  { base: { width: "9.6875rem", height: "1.75rem" } },
  { defaultProps: { src: "/brand/wordmark.svg" } },
);
