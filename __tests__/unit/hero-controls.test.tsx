import { act, fireEvent, screen } from "@testing-library/react";
import { useRotation } from "../../src/sections/home/use-rotation";
import { HeroControls } from "../../src/sections/home/hero-controls";
import { HeroSlides } from "../../src/sections/home/hero-slides";
import { setDocumentHidden, stubMedia } from "../support/environment";
import { renderWithTheme } from "../support/render";

// The build takes fragments out of the code; here they still stand in it.
jest.mock("gatsby", () => ({ graphql: () => null }));

const SLIDES = ["Towers", "Boardroom", "Globe"].map((alt) => ({
  jsonId: alt,
  alt,
  image: {
    imageData: {
      layout: "fullWidth" as const,
      width: 16,
      height: 9,
      images: { sources: [], fallback: { src: `/${alt}.jpg` } },
    },
    share: "",
  },
}));

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
const dot = (position: number) => screen.getByRole("button", { name: `Show slide ${String(position)} of 3` });

/** Whether pictures are there, and what settles once one is decoded: jsdom fetches and decodes none. */
let isLoaded = true;
let decoded: Promise<void> = Promise.resolve();
Object.defineProperty(HTMLImageElement.prototype, "complete", { get: () => isLoaded });
HTMLImageElement.prototype.decode = () => decoded;

/** Lets time pass, and what follows from it. */
const wait = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

describe("the rotating hero", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    stubMedia();
    setDocumentHidden(false);
  });

  afterEach(() => {
    isLoaded = true;
    jest.useRealTimers();
  });

  it("begins with the first picture alone, at once; the others load late", async () => {
    renderWithTheme(<Hero />);
    expect(pictures()).toEqual(["Towers"]);
    expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
    await wait(2500);
    expect(pictures()).toEqual(["Towers", "Boardroom"]);
    expect(shown()).toEqual(["Towers"]);
    await wait(2500);
    expect(shown()).toEqual(["Boardroom"]);
  });

  it("keeps a picture until the next one is decoded, or can't be", async () => {
    let settle: (() => void)[] = [];
    decoded = new Promise((resolve, reject) => {
      settle = [resolve, reject];
    });
    renderWithTheme(<Hero />);
    fireEvent.click(dot(2));
    await wait(0);
    expect(dot(2).getAttribute("aria-current")).toBe("true");
    expect(shown()).toEqual(["Towers"]);
    settle.at(-1)?.();
    await wait(0);
    expect(shown()).toEqual(["Boardroom"]);
    decoded = Promise.resolve();
  });

  it.each(["load", "error"])("keeps a picture while the next one is on its way, until its %s", async (outcome) => {
    isLoaded = false;
    renderWithTheme(<Hero />);
    fireEvent.click(dot(2));
    await wait(0);
    expect(shown()).toEqual(["Towers"]);
    fireEvent(screen.getByAltText("Boardroom"), new Event(outcome));
    await wait(0);
    expect(screen.getByRole("group", { name: "2 of 3" }).hasAttribute("data-shown")).toBe(true);
  });

  it("does not move while the document is hidden", async () => {
    renderWithTheme(<Hero />);
    await wait(3000);
    setDocumentHidden(true);
    await wait(20_000);
    expect(shown()).toEqual(["Towers"]);
    setDocumentHidden(false);
    await wait(5000);
    expect(shown()).toEqual(["Boardroom"]);
  });

  it("loads the pictures as soon as a dot has focus", () => {
    renderWithTheme(<Hero />);
    act(() => {
      dot(2).focus();
    });
    expect(pictures()).toEqual(["Towers", "Boardroom", "Globe"]);
    expect(shown()).toEqual(["Towers"]);
  });
});
