import { chakra } from "@chakra-ui/react/styled-system";

/**
 * What `npm run typecheck` holds the style properties to: the theme's base configuration is smaller than Chakra's, and
 * what it doesn't know must not compile. https://www.typescriptlang.org/docs/handbook/release-notes/typescript-3-9.html#-ts-expect-error-comments
 */
export const styles = [
  <chakra.p key="token" color="accent" marginTop="4" maxWidth="measure" />,
  <chakra.p key="brackets" maxWidth="[46rem]" top="[100%]" />,
  // @ts-expect-error no such colour
  <chakra.p key="color" color="blue.500" />,
  // @ts-expect-error no such space
  <chakra.p key="space" marginTop="7" />,
  // @ts-expect-error a value that is no token stands in brackets
  <chakra.p key="value" maxWidth="46rem" />,
  // @ts-expect-error no such side of a border had tokens once, and it would have been written as it is
  <chakra.p key="side" borderLeftColor="teal.100" />,
  // @ts-expect-error Chakra's shorthands aren't there
  <chakra.p key="shorthand" bg="accent" />,
  // @ts-expect-error nor its condition
  <chakra.p key="condition" _hover={{ color: "accent" }} _peerChecked={{ color: "accent" }} />,
  // @ts-expect-error no such text style
  <chakra.p key="text" textStyle="2xl" />,
];
