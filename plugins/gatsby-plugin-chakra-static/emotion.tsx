import { ChakraProvider } from "@chakra-ui/react/styled-system";
import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { system } from "../../src/theme/system";

/** One array for all caches: emotion reuses serialized styles between caches with the same array. */
const NO_PLUGINS: StylisPlugin[] = [];

/** Creates a cache without vendor prefixes: the supported browsers don't need them. */
export const createStyleCache = (): EmotionCache => createCache({ key: "c", stylisPlugins: NO_PLUGINS });

let browserCache: EmotionCache | undefined;

/** The HTML of a built page contains the reset and global styles, but only the tokens that it uses. */
const systemForBrowser =
  process.env.BUILD_STAGE === "build-javascript" ? { ...system, _global: [system.getTokenCss()] } : system;

interface StyleProvidersProps {
  /** At build, a new cache for each page; by default, the browser's. */
  readonly cache?: EmotionCache;
  readonly children: ReactNode;
}

/** Provides Chakra's runtime: at build, in development, and for components that aren't compiled. */
export function StyleProviders({ cache, children }: StyleProvidersProps) {
  return (
    <CacheProvider value={cache ?? (browserCache ??= createStyleCache())}>
      <ChakraProvider value={systemForBrowser}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
