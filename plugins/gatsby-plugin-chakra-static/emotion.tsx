import createCache from "@emotion/cache";
import type { EmotionCache, StylisPlugin } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { STYLE_KEY } from "./runtime/style-key";

/** One list for all stores: emotion keeps what it has serialized by this list, for all pages that a build renders. */
const NO_PLUGINS: StylisPlugin[] = [];

/**
 * Creates a store for emotion's styles.
 *
 * It adds no vendor prefixes: the browsers that Gatsby 5 supports need none of them, and they would be a tenth of every
 * page's styles. https://emotion.sh/docs/@emotion/cache#stylisplugins
 */
export const createStyleCache = (): EmotionCache => createCache({ key: STYLE_KEY, stylisPlugins: NO_PLUGINS });

let browserCache: EmotionCache | undefined;

function cacheOfBrowser(): EmotionCache {
  browserCache ??= createStyleCache();
  return browserCache;
}

/** The built page's HTML has the reset and the global styles already; tokens are there only as far as it uses them. */
const forBrowser = (system: SystemContext): SystemContext =>
  process.env.BUILD_STAGE === "build-javascript" ? { ...system, _global: [system.getTokenCss()] } : system;

interface StyleProvidersProps {
  readonly system: SystemContext;
  /** Where emotion keeps its styles: a new one for each page rendered at build; the browser's own where it is left out. */
  readonly cache?: EmotionCache;
  readonly children: ReactNode;
}

/**
 * Provides what Chakra's own components need: at build, while developing, and in the browser around those few that are
 * not compiled, such as its toaster.
 */
export function StyleProviders({ system, cache = cacheOfBrowser(), children }: StyleProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={forBrowser(system)}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
