import { act, fireEvent, screen } from "@testing-library/react";
import { useRotation } from "../../src/sections/home/use-rotation";
import { HeroControls } from "../../src/sections/home/rotating-hero";
import { HeroSlides } from "../../src/sections/home/hero-slides";
import { setDocumentHidden, stubMedia } from "../support/environment";
import { PICTURE } from "../support/content";
import { renderWithTheme } from "../support/render";

const SLIDES = ["Towers", "Boardroom", "Globe"].map((alt) => ({ jsonId: alt, alt, image: PICTURE }));

function Hero() {
  const rotation = useRotation(SLIDES.length);
  return (
    <>
      <HeroSlides slides={SLIDES} {...rotation} />
      <HeroControls count={SLIDES.length} {...rotation} />
    </>
  );
}

const pictures = () => screen.queryAllByRole("img", { hidden: true }).map((picture) => picture.getAttribute("alt"));
const shown = () => screen.getByRole("group", { name: /of 3$/ }).getAttribute("aria-label");
const dot = (position: number) => screen.getByRole("button", { name: `Show slide ${position} of 3` });

/** jsdom neither loads nor decodes pictures. */
let isLoaded: boolean;
let decoded: Promise<void>;
Object.defineProperty(HTMLImageElement.prototype, "complete", { get: () => isLoaded });
HTMLImageElement.prototype.decode = () => decoded;

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  isLoaded = true;
  decoded = Promise.resolve();
  jest.useFakeTimers();
  stubMedia();
  setDocumentHidden(false);
});

afterEach(() => jest.useRealTimers());

it("the hero loads the first picture at once, and the others later or when a dot has focus", async () => {
  renderWithTheme(<Hero />);
  expect(pictures()).toEqual(["Towers"]);
  expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
  await wait(2500);
  expect([pictures(), shown()]).toEqual([["Towers", "Boardroom"], "1 of 3"]);
  act(() => dot(1).focus());
  expect([pictures(), shown()]).toEqual([["Towers", "Boardroom", "Globe"], "1 of 3"]);
});

let fail: () => void = () => undefined;

it.each<[string, boolean, () => unknown]>([
  ["loads", false, () => fireEvent.load(screen.getByAltText("Boardroom"))],
  ["fails to load", false, () => fireEvent.error(screen.getByAltText("Boardroom"))],
  ["fails to decode", true, () => fail()],
])("the hero keeps a picture until the next one %s", async (_outcome, complete, end) => {
  isLoaded = complete;
  if (complete) decoded = new Promise((_resolve, reject) => (fail = reject));
  renderWithTheme(<Hero />);
  fireEvent.click(dot(2));
  await wait(0);
  expect([dot(2).getAttribute("aria-current"), shown()]).toEqual(["true", "1 of 3"]);
  end();
  await wait(0);
  expect(shown()).toBe("2 of 3");
});

it("the hero does not rotate while the document is hidden", async () => {
  renderWithTheme(<Hero />);
  await wait(3000);
  setDocumentHidden(true);
  await wait(20_000);
  expect(shown()).toBe("1 of 3");
  setDocumentHidden(false);
  await wait(5000);
  expect(shown()).toBe("2 of 3");
});
