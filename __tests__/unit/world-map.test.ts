import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompactPath } from "../../src/content/map/compact-path";
import { MAP_HEIGHT, MAP_WIDTH } from "../../src/content/map/map-projection";
import { mapPicture, worldMapResolver } from "../../src/content/map/resolve-world-map";
import { worldMap } from "../../src/content/map/world-map";
import type { MappedOffice } from "../../src/content/map/world-map";
import { directionsAddress } from "../../src/sections/contact/office-card";
import {
  BERLIN,
  CAPE_TOWN,
  HONOLULU,
  LONDON,
  NEW_YORK,
  OFFICE_SETS,
  OSLO,
  PARIS,
  SAN_FRANCISCO,
  SINGAPORE,
  SUVA,
  TOKYO,
} from "../support/cities";

/** The map of these offices, which there is. */
function mapOf(places: readonly MappedOffice[]) {
  const map = worldMap(places);
  if (!map) throw new Error("There is no map");
  return map;
}

/** Where the cities stand, in percent of the map's width and height. */
const positions = (...places: MappedOffice[]) => mapOf(places).pins.map(({ left, top }) => ({ left, top }));

describe("the part of the world that is shown", () => {
  it.each(OFFICE_SETS)("has all of %s, away from its edges", (_name, places) => {
    for (const { left, top } of positions(...places)) {
      expect(Math.min(left, 100 - left, top, 100 - top)).toBeGreaterThan(5);
    }
  });

  it("is cut out so closely that the places stand far apart", () => {
    const [west, east] = positions(NEW_YORK, LONDON);
    expect((east?.left ?? 0) - (west?.left ?? 0)).toBeCloseTo(64, 0);
    const [north, south] = positions(OSLO, CAPE_TOWN);
    expect((south?.top ?? 0) - (north?.top ?? 0)).toBeCloseTo(64, 0);
  });

  it("is north up, and west on the left", () => {
    const [london, berlin, oslo] = positions(LONDON, BERLIN, OSLO);
    expect(oslo?.top).toBeLessThan(Math.min(london?.top ?? 0, berlin?.top ?? 0));
    expect(london?.left).toBeLessThan(berlin?.left ?? 0);
  });

  it("is a wide one around a single office, in the middle", () => {
    expect(positions(SINGAPORE)).toEqual([{ left: 50, top: 50 }]);
    // Two close neighbors do not fill it either.
    const [london, berlin] = positions(LONDON, BERLIN);
    expect((berlin?.left ?? 0) - (london?.left ?? 0)).toBeLessThan(30);
  });

  it("goes the short way around the globe", () => {
    const [suva, honolulu] = positions(SUVA, HONOLULU);
    expect(suva?.left).toBeLessThan(honolulu?.left ?? 0);
    const [tokyo, newYork] = positions(TOKYO, NEW_YORK);
    expect(tokyo?.left).toBeLessThan(newYork?.left ?? 0);
  });
});

describe("the drawing", () => {
  let published: string;
  beforeEach(async () => {
    published = await mkdtemp(join(tmpdir(), "published-"));
  });
  afterEach(() => rm(published, { recursive: true }));

  const resolve = (entries: readonly MappedOffice[]) =>
    worldMapResolver(published)({}, {}, { nodeModel: { findAll: () => Promise.resolve({ entries }) } });

  it("stands beside the pages, under an address of its own for each look", async () => {
    const [one, same, other] = [await resolve([LONDON]), await resolve([LONDON]), await resolve([TOKYO])];
    expect(same?.picture).toBe(one?.picture);
    expect(other?.picture).not.toBe(one?.picture);
    const svg = await readFile(join(published, one?.picture ?? ""), "utf8");
    expect(svg).toBe(mapPicture(mapOf([LONDON])));
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    expect([Number(width), Number(height)]).toEqual([one?.width, one?.height]);
  });

  it.each(OFFICE_SETS)("of %s is small and stays in its frame", (_name, places) => {
    const { land, graticule } = mapOf(places);
    expect(land).toMatch(/^(M\d+ \d+(l-?\d+[ -]\d+)+z)+$/);
    expect(land.length + graticule.length).toBeLessThan(22_000);
    for (const [, x, y] of `${land}${graticule}`.matchAll(/M(\d+) (\d+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(MAP_WIDTH);
      expect(Number(y)).toBeLessThanOrEqual(MAP_HEIGHT);
    }
  });

  it("has a line from each city to a pin that stands away from it, and none else", () => {
    expect(mapOf([LONDON, NEW_YORK]).lines).toBe("");
    expect(mapPicture(mapOf([LONDON, NEW_YORK])).match(/<path/g)).toHaveLength(2);
    const near = mapOf([LONDON, PARIS, NEW_YORK, SAN_FRANCISCO]);
    expect(near.lines).toMatch(/^(M\d+ \d+L\d+ \d+){2}$/);
    expect(near.places).toMatch(/^(M\d+ \d+h0){2}$/);
    expect(mapPicture(near)).toContain(near.lines);
  });

  it("of offices on both sides of an ocean takes less than the whole world would", () => {
    const { land, graticule } = mapOf([NEW_YORK, SAN_FRANCISCO, LONDON]);
    expect(land.length + graticule.length).toBeLessThan(14_000);
  });

  it("isn't there where no office is", () => {
    expect(worldMap([])).toBeNull();
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

it("leads to OpenStreetMap for directions", () => {
  expect(directionsAddress(51.5074, -0.1278)).toBe("https://www.openstreetmap.org/directions?to=51.5074%2C-0.1278");
});
