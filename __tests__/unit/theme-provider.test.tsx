import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Providers } from "../../src/layout/providers";
import { ThemeProvider } from "../../src/ui/in-browser/theme-provider";
import { stubMedia } from "../support/environment";

stubMedia();

test("what the build has drawn with next-themes comes to life with its stand-in, as it is", () => {
  const site = <p>Site</p>;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Providers>{site}</Providers>);
  const html = container.innerHTML;
  expect(html).toContain("<script");
  const complaints = jest.spyOn(console, "error").mockImplementation();
  render(<ThemeProvider>{site}</ThemeProvider>, { container, hydrate: true });
  expect(complaints.mock.calls).toEqual([]);
  expect(container.innerHTML).toBe(html);
  expect(screen.getByText("Site").parentElement).toBe(container);
});
