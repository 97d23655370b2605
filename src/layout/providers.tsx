import type { ReactNode } from "react";
import { SITE_MODE } from "../theme/site-mode";
import { ColorModeProvider } from "../ui/color-mode-provider";

interface ProvidersProps {
  readonly children: ReactNode;
}

/** What every component may rely on, in the browser and at build alike: a color mode, where the site shows two. */
export function Providers({ children }: ProvidersProps) {
  return SITE_MODE ? <>{children}</> : <ColorModeProvider>{children}</ColorModeProvider>;
}
