import { CacheProvider } from "@emotion/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render } from "@testing-library/react";
import type { RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { createStyleCache } from "../../src/theme/style-cache";
import { system } from "../../src/theme/system";

/** Renders a component as it stands in the site: with its styles and tokens. */
export function renderWithTheme(ui: ReactElement): RenderResult {
  const cache = createStyleCache();
  return render(ui, {
    wrapper: ({ children }) => (
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>{children}</ChakraProvider>
      </CacheProvider>
    ),
  });
}
