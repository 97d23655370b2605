import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import createCache from "@emotion/cache";
import type { EmotionCache, StylisPlugin } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { STYLE_KEY } from "./runtime/style-key";

/** One list for all stores: emotion keeps what it has serialized by this list, for all pages that a build renders. */
const NO_PLUGINS: StylisPlugin[] = [];

/** Creates a store for emotion's styles, without vendor prefixes: the browsers that Gatsby 5 supports need none. */
export const createStyleCache = (): EmotionCache => createCache({ key: STYLE_KEY, stylisPlugins: NO_PLUGINS });

let browserCache: EmotionCache | undefined;

/** The built page's HTML has the reset and the global styles already; tokens are there only as far as it uses them. */
const forBrowser = (system: SystemContext): SystemContext =>
  process.env.BUILD_STAGE === "build-javascript" ? { ...system, _global: [system.getTokenCss()] } : system;

interface StyleProvidersProps {
  readonly system: SystemContext;
  /** Where emotion keeps its styles: a new store for each page rendered at build; by default the browser's own. */
  readonly cache?: EmotionCache;
  readonly children: ReactNode;
}

/** Provides what Chakra's components need: at build, while developing, and around those that aren't compiled. */
export function StyleProviders({ system, cache, children }: StyleProvidersProps) {
  return (
    <CacheProvider value={cache ?? (browserCache ??= createStyleCache())}>
      <ChakraProvider value={forBrowser(system)}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
