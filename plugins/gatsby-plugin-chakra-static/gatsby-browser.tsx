import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import { waitForStyles } from "./load-styles";

const isDevelopment = process.env.NODE_ENV !== "production";

type Development = [typeof import("./emotion"), typeof import("../../src/theme/system")];

let development: Development | undefined;

/** Gatsby wraps the root before `onClientEntry` has finished, and renders it afterwards. */
function Root({ children }: { readonly children: ReactNode }) {
  if (!development) return <>{children}</>;
  const [{ StyleProviders }, { system }] = development;
  return <StyleProviders system={system}>{children}</StyleProviders>;
}

/** Loads Chakra's runtime in development. The built site doesn't need it. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = isDevelopment
  ? async () => {
      development = await Promise.all([import("./emotion"), import("../../src/theme/system")]);
    }
  : undefined;

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = isDevelopment
  ? ({ element }) => <Root>{element}</Root>
  : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = isDevelopment ? undefined : waitForStyles;
