import { render } from "@testing-library/react";
import type { RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { createStyleCache } from "../../plugins/gatsby-plugin-chakra-static";
import { withTheme } from "./with-theme";

/** Renders a component as it stands in the site: with its styles and tokens. */
export function renderWithTheme(ui: ReactElement): RenderResult {
  const cache = createStyleCache();
  return render(ui, { wrapper: ({ children }) => withTheme(children, cache) });
}
