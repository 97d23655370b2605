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
const shown = () => screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"));
const pictureAt = (position: string) => screen.getByAltText(SLIDES[Number(position) - 1]?.alt ?? "");
const isShown = (position: string) => pictureAt(position).closest("[role=group]")?.hasAttribute("data-shown");
const dot = (position: string) => screen.getByRole("button", { name: `Show slide ${position} of 3` });

/** jsdom neither loads nor decodes pictures. */
let isLoaded = true;
let decoded: Promise<void> = Promise.resolve();
Object.defineProperty(HTMLImageElement.prototype, "complete", { get: () => isLoaded });
HTMLImageElement.prototype.decode = () => decoded;

const wait = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

beforeEach(() => {
  jest.useFakeTimers();
  stubMedia();
  setDocumentHidden(false);
});

afterEach(() => {
  isLoaded = true;
  jest.useRealTimers();
});

it("the hero loads the first picture at once, and the others later or when a dot has focus", async () => {
  renderWithTheme(<Hero />);
  expect(pictures()).toEqual(["Towers"]);
  expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
  await wait(2500);
  expect([pictures(), shown()]).toEqual([["Towers", "Boardroom"], ["Towers"]]);
  act(() => {
    dot("1").focus();
  });
  expect([pictures(), shown()]).toEqual([["Towers", "Boardroom", "Globe"], ["Towers"]]);
});

it("the hero keeps a picture until the next one has loaded or failed", async () => {
  isLoaded = false;
  renderWithTheme(<Hero />);
  for (const [position, outcome] of Object.entries({ 2: "load", 3: "error" })) {
    fireEvent.click(dot(position));
    await wait(0);
    expect([dot(position).getAttribute("aria-current"), isShown(position)]).toEqual(["true", false]);
    fireEvent(pictureAt(position), new Event(outcome));
    await wait(0);
    expect(isShown(position)).toBe(true);
  }
});

it("the hero keeps a picture until the next one is decoded or fails to decode", async () => {
  let fail: () => void = () => undefined;
  decoded = new Promise((_resolve, reject) => (fail = reject));
  renderWithTheme(<Hero />);
  fireEvent.click(dot("2"));
  await wait(0);
  expect(shown()).toEqual(["Towers"]);
  fail();
  await wait(0);
  expect(shown()).toEqual(["Boardroom"]);
  decoded = Promise.resolve();
});

it("the hero does not rotate while the document is hidden", async () => {
  renderWithTheme(<Hero />);
  await wait(3000);
  setDocumentHidden(true);
  await wait(20_000);
  expect(shown()).toEqual(["Towers"]);
  setDocumentHidden(false);
  await wait(5000);
  expect(shown()).toEqual(["Boardroom"]);
});
