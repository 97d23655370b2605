import { CompactPath } from "../../src/content/map/compact-path";
import { mapPosition, worldMap } from "../../src/content/map/world-map";
import { directionsAddress } from "../../src/sections/contact/office-card";
import { labelSide } from "../../src/sections/contact/office-map";

const NEW_YORK = mapPosition(-74.006, 40.7128);
const SAN_FRANCISCO = mapPosition(-122.4194, 37.7749);
const LONDON = mapPosition(-0.1278, 51.5074);

describe("a place on the map", () => {
  /** https://en.wikipedia.org/wiki/Natural_Earth_projection, in percent of the width at the equator */
  const naturalEarth = (longitude: number, latitude: number) => {
    const square = ((latitude * Math.PI) / 180) ** 2;
    const fourth = square ** 2;
    const length = 0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth));
    return 50 + ((longitude / 360) * length * 100) / 0.8707;
  };

  it("stands where the Natural Earth projection puts it", () => {
    expect(LONDON.left).toBeCloseTo(naturalEarth(-0.1278, 51.5074), 0);
    expect(NEW_YORK.left).toBeCloseTo(naturalEarth(-74.006, 40.7128), 0);
    expect(SAN_FRANCISCO.left).toBeCloseTo(naturalEarth(-122.4194, 37.7749), 0);
  });

  it("stands higher the farther north it is", () => {
    expect(LONDON.top).toBeLessThan(NEW_YORK.top);
    expect(NEW_YORK.top).toBeLessThan(SAN_FRANCISCO.top);
  });

  it("cannot be where the map doesn't reach", () => {
    expect(() => mapPosition(0, -80)).toThrow("The map ends at -57 and 84 degrees of latitude");
  });
});

describe("the map", () => {
  const { viewBox, land } = worldMap();

  it("is one path of relative lines in whole numbers, small enough for the page", () => {
    expect(land).toMatch(/^(M\d+ \d+(l-?\d+[ -]\d+)+z)+$/);
    expect(land.length).toBeLessThan(16_000);
  });

  it("stays within its frame", () => {
    const [, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
    for (const [, x, y] of land.matchAll(/M(\d+) (\d+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(width);
      expect(Number(y)).toBeGreaterThanOrEqual(top);
      expect(Number(y)).toBeLessThanOrEqual(top + height);
    }
  });
});

describe("the compact path", () => {
  it("leaves out steps that nobody sees, and comes back to the exact place", () => {
    const path = new CompactPath();
    path.moveTo(10.2, 10.4);
    path.lineTo(10.4, 11.4);
    path.lineTo(13.1, 8.2);
    path.lineTo(20, 20);
    path.closePath();
    path.moveTo(1, 1);
    path.lineTo(1.3, 1.2);
    path.closePath();
    expect(path.toString()).toBe("M10 10l3-2l7 12z");
  });
});

describe("a pin's label", () => {
  const all = [NEW_YORK, SAN_FRANCISCO, LONDON];

  it("stands on the right, and below where another pin would be in the way", () => {
    expect(all.map((place) => labelSide(place, all))).toEqual(["right", "below", "right"]);
    expect(labelSide(SAN_FRANCISCO, [SAN_FRANCISCO])).toBe("right");
    expect(labelSide({ left: 10, top: 10 }, [{ left: 12, top: 60 }])).toBe("right");
  });
});

it("leads to OpenStreetMap for directions", () => {
  expect(directionsAddress(51.5074, -0.1278)).toBe("https://www.openstreetmap.org/directions?to=51.5074%2C-0.1278");
});
