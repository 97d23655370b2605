import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { system } from "../../src/theme/system";

interface StyleProvidersProps {
  /** Where emotion keeps its styles: one for a browser, one for each page that is rendered at build. */
  readonly cache: EmotionCache;
  readonly children: ReactNode;
}

/**
 * What Chakra's components need: at build, while developing, and around those few that the built site draws in the
 * browser. All others are compiled (`src/build/styles`).
 */
export function StyleProviders({ cache, children }: StyleProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
