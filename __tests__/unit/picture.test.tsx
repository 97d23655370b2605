import { fireEvent, screen } from "@testing-library/react";
import { hostedImageData } from "../../gatsby/pictures";
import { Picture } from "../../src/ui/picture";
import { renderWithTheme } from "../support/render";

/** What a query returns for a file of data/images. */
const local = {
  imageData: {
    layout: "constrained" as const,
    width: 640,
    height: 400,
    images: {
      fallback: {
        src: "/static/picture.jpg",
        srcSet: "/static/small.jpg 320w, /static/picture.jpg 640w",
        sizes: "50vw",
      },
      sources: [{ type: "image/avif", srcSet: "/static/picture.avif 640w", sizes: "50vw" }],
    },
  },
};

test("a picture of the data is shown in its formats and sizes, in a frame that is there before it", () => {
  const { container } = renderWithTheme(<Picture image={local} alt="A chess king" />);
  const image = screen.getByRole("img", { name: "A chess king" });
  expect(image.getAttribute("srcset")).toContain("320w");
  expect(image.getAttribute("loading")).toBe("lazy");
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["640", "400"]);
  expect(container.querySelector("source")?.getAttribute("type")).toBe("image/avif");
});

test("a picture of the host is shown by the same component, in sizes that the host makes", () => {
  const imageData = hostedImageData("https://images.unsplash.com/photo-1", { width: 640, aspectRatio: 1.6 });
  renderWithTheme(<Picture image={{ imageData }} alt="A harbor" />);
  const candidates = screen.getByRole("img", { name: "A harbor" }).getAttribute("srcset")?.split(",") ?? [];
  expect(candidates.length).toBeGreaterThan(2);
  for (const candidate of candidates) {
    const [address = "", descriptor] = candidate.trim().split(" ");
    const { origin, searchParams } = new URL(address);
    expect(origin).toBe("https://images.unsplash.com");
    expect(`${searchParams.get("w") ?? ""}w`).toBe(descriptor);
    expect(Number(searchParams.get("w")) / Number(searchParams.get("h"))).toBeCloseTo(1.6, 1);
  }
});

test("a picture at the top of a page loads at once and first", () => {
  renderWithTheme(<Picture image={local} alt="A chess king" priority />);
  const image = screen.getByRole("img");
  expect(image.getAttribute("loading")).toBe("eager");
  expect(image.getAttribute("fetchpriority")).toBe("high");
});

test("where a picture cannot be loaded, its words stand in the frame", () => {
  renderWithTheme(<Picture image={local} alt="A chess king" />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByText("A chess king")).toBeTruthy();
});

test("a decorative picture is silent and not printed, and leaves its words to those who see where it cannot be loaded", () => {
  const { container } = renderWithTheme(<Picture image={local} alt="A chess king" decorative />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("img")?.closest("[data-print=none]")).not.toBeNull();
  fireEvent.error(screen.getByRole("presentation"));
  expect(screen.getByText("A chess king").closest("[aria-hidden=true]")).not.toBeNull();
});
