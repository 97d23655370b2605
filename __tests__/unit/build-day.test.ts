import type { SourceNodesArgs } from "gatsby";
import { buildDate, createBuildDay, readBuildDay } from "../../src/content/build-day";

describe("the time of the build", () => {
  it("is now", () => {
    const before = Date.now();
    const date = buildDate({}).getTime();
    expect(date).toBeGreaterThanOrEqual(before);
    expect(date).toBeLessThanOrEqual(Date.now());
  });

  it.each(["2027-01-05", "2027-01-05T00:00:00Z"])("is another where BUILD_DATE is %s", (BUILD_DATE) => {
    expect(buildDate({ BUILD_DATE }).toISOString()).toBe("2027-01-05T00:00:00.000Z");
  });

  it("stops the build where BUILD_DATE is no date", () => {
    expect(() => buildDate({ BUILD_DATE: "in forty days" })).toThrow('BUILD_DATE is "in forty days", which is no date');
  });
});

describe("the day of the build", () => {
  interface Created {
    readonly id: string;
    readonly internal: { readonly type: string; readonly contentDigest: string };
  }

  /** Makes the node on a day, as Gatsby lets it. */
  function createdOn(date: string): Created {
    const created: Created[] = [];
    jest.useFakeTimers({ now: new Date(date) });
    const args = {
      actions: { createNode: (node: Created) => created.push(node) },
      createContentDigest: (content: object) => JSON.stringify(content),
    } as unknown as SourceNodesArgs;
    createBuildDay(args);
    jest.useRealTimers();
    return created[0] as Created;
  }

  const contextWith = (node: Created | null) => ({
    nodeModel: {
      getNodeById: ({ id, type }: { id: string; type: string }) =>
        node?.id === id && node.internal.type === type ? node : null,
    },
  });

  it("is read from a node, so that Gatsby knows what depends on it", () => {
    expect(readBuildDay(contextWith(createdOn("2026-12-10T13:00:00Z")))).toBe("2026-12-10");
    expect(readBuildDay(contextWith(createdOn("2026-12-10T11:00:00Z")))).toBe("2026-12-09");
  });

  it("changes the node's digest on another day only", () => {
    const digestOn = (date: string) => createdOn(date).internal.contentDigest;
    expect(digestOn("2026-12-10T13:00:00Z")).toBe(digestOn("2026-12-11T09:00:00Z"));
    expect(digestOn("2026-12-31T23:00:00Z")).not.toBe(digestOn("2027-01-01T01:00:00Z"));
    expect(digestOn("2026-12-10T13:00:00Z")).not.toBe(digestOn("2026-12-11T13:00:00Z"));
  });

  it("is not guessed where the node is missing", () => {
    expect(() => readBuildDay(contextWith(null))).toThrow("There is no node build-day");
  });
});
