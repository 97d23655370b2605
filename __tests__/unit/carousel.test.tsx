import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { useCarousel } from "../../src/lib/use-carousel";
import { CarouselControls, CarouselRow } from "../../src/ui/carousel";
import { resizeTo } from "../support/environment";
import { stubIntersectionObserver } from "../support/intersection";
import { renderWithTheme } from "../support/render";
import { withTheme } from "../support/with-theme";

const QUOTES = ["First", "Second", "Third", "Fourth"];

function Carousel() {
  const carousel = useCarousel(QUOTES.length);
  return (
    <>
      <CarouselRow id="quotes" carousel={carousel}>
        {QUOTES.map((quote) => (
          <p key={quote}>{quote}</p>
        ))}
      </CarouselRow>
      <CarouselControls rowId="quotes" count={QUOTES.length} what="quotes" carousel={carousel} />
    </>
  );
}

const items = () => within(screen.getByRole("list")).getAllByRole("listitem", { hidden: true });
const inView = () =>
  items()
    .filter((item) => !item.hasAttribute("inert") && item.getAttribute("aria-hidden") !== "true")
    .map((item) => item.textContent);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("a carousel", () => {
  it("moves by its buttons, wraps, and says what it shows", async () => {
    resizeTo(800);
    stubIntersectionObserver();
    renderWithTheme(<Carousel />);
    const announced = document.querySelector("[aria-live=polite]");
    expect(announced?.textContent).toBe("");
    await press("Next quotes");
    expect(inView()).toEqual(["Second", "Third"]);
    expect(announced?.textContent).toBe("Showing quotes 2 to 3 of 4");
    await press("Previous quotes");
    await press("Previous quotes");
    expect(inView()).toEqual(["Third", "Fourth"]);
    await press("Next quotes");
    expect(inView()).toEqual(["First", "Second"]);
  });

  it("shows everything in the static HTML", () => {
    const html = renderToString(withTheme(<Carousel />));
    for (const quote of QUOTES) expect(html).toContain(quote);
    expect(html).not.toMatch(/inert|data-driven|<li[^>]*aria-hidden/);
  });
});
