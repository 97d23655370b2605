import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { ColorModeProvider } from "../ui/color-mode-provider";

interface ProvidersProps {
  /** `src/theme/system.ts`, which the browser evaluates apart from all else. */
  readonly system: SystemContext;
  /** Where emotion keeps its styles: one for the browser, one for each page that is rendered at build. */
  readonly cache: EmotionCache;
  readonly children: ReactNode;
}

/** What every component may rely on, in the browser and at build alike: styles and the colour mode. */
export function Providers({ system, cache, children }: ProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <ColorModeProvider forcedTheme="light">{children}</ColorModeProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
