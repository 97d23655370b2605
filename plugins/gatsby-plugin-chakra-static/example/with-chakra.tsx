import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { GatsbyBrowser } from "gatsby";
import { system } from "./src/theme";

/** What a site without the plugin needs, in its browser and at build. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ChakraProvider value={system}>{element}</ChakraProvider>
);
