import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { StyleProviders, createStyleCache } from "../../plugins/gatsby-plugin-chakra-static";

export const withTheme = (ui: ReactNode, cache = createStyleCache()): ReactElement => (
  <StyleProviders cache={cache}>{ui}</StyleProviders>
);

export function renderWithTheme(ui: ReactElement): RenderResult {
  const cache = createStyleCache();
  return render(ui, { wrapper: ({ children }) => withTheme(children, cache) });
}
