import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import { waitForStyles } from "./runtime/wait-for-styles";

type Development = typeof import("./development");

const isDevelopment = process.env.NODE_ENV !== "production";

let development: Development | undefined;

/** Fetches Chakra's runtime for the development server; the built site needs none. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = isDevelopment
  ? async () => {
      development = await import("./development");
    }
  : undefined;

/** The development server asks for it before it calls `onClientEntry`, and draws it afterwards. */
function Root({ children }: { readonly children: ReactNode }) {
  return development ? <development.Styles>{children}</development.Styles> : <>{children}</>;
}

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = isDevelopment
  ? ({ element }) => <Root>{element}</Root>
  : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = isDevelopment ? undefined : waitForStyles;
