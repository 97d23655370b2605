import type { PictureHost } from "../../src/content/picture-host";
import { hostedImageData, isHosted } from "../../src/content/picture-resolver";

const HOST: PictureHost = {
  origin: "https://pictures.example",
  parameters: { width: "w", height: "h" },
  fixed: { fit: "crop", q: "72" },
};

const PICTURE = "https://pictures.example/photo-1?crop=faces";

/** Address and width of each candidate of a srcset. */
const candidates = (srcSet = "") =>
  srcSet.split(",\n").map((candidate) => {
    const [address = "", width] = candidate.split(" ");
    return { address: new URL(address), width };
  });

describe("a picture of the picture host", () => {
  it("is told from a file by its address", () => {
    expect([PICTURE, "images/services/strategy.jpg"].map(isHosted)).toEqual([true, false]);
  });

  it("has a srcset made of the host's own resize parameters, with no request", () => {
    const request = jest.spyOn(globalThis, "fetch");
    const { images, layout, width, height } = hostedImageData(HOST, PICTURE, {
      width: 640,
      aspectRatio: 1.6,
      sizes: "50vw",
    });
    const found = candidates(images.fallback?.srcSet);

    expect({ layout, width, height }).toEqual({ layout: "constrained", width: 640, height: 400 });
    expect(images.fallback?.sizes).toBe("50vw");
    expect(found.map(({ width: described }) => described)).toEqual(["160w", "320w", "640w", "1280w"]);
    for (const { address, width: described } of found) {
      const parameters = Object.fromEntries(address.searchParams);
      expect(`${parameters.w ?? ""}w`).toBe(described);
      expect(Number(parameters.h)).toBe(Number(parameters.w) / 1.6);
      expect(parameters).toMatchObject({ crop: "faces", fit: "crop", q: "72" });
      expect(address.href.startsWith("https://pictures.example/photo-1?")).toBe(true);
    }
    expect(request).not.toHaveBeenCalled();
    request.mockRestore();
  });

  it("has candidates by pixel density where its size is fixed", () => {
    const { images } = hostedImageData(HOST, PICTURE, { width: 64, aspectRatio: 1, layout: "fixed" });
    expect(candidates(images.fallback?.srcSet).map(({ address }) => address.searchParams.get("w"))).toEqual([
      "64",
      "128",
    ]);
  });
});
