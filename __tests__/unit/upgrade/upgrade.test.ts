import { readFileSync } from "node:fs";
import { findBreaking } from "../../../tools/upgrade/find-breaking";
import { packageVersions, withUpgrades } from "../../../tools/upgrade/manifest";
import type { Manifest, Upgrade } from "../../../tools/upgrade/manifest";
import { pinnedPackages } from "../../../tools/upgrade/pinned";

const MANIFEST: Manifest = {
  engines: { node: "^22 || ^24" },
  dependencies: { alpha: "1.0.0", "@beta/one": "2.0.0", "@beta/two": "2.0.0" },
  devDependencies: { gamma: "3.0.0" },
  overrides: { delta: "4.0.0", alpha: "1.0.0", alias: "npm:empty@1.0.0", gamma: { alpha: "$alpha" } },
};

const guide = (...rows: readonly string[]) =>
  ["# Guide", "## Why these versions stay where they are", "", "| package | at |", "| --- | --- |", ...rows, ""].join(
    "\n",
  );

describe("what is pinned", () => {
  test("is what the rows of the table name, by name or by pattern", () => {
    const rows = ["| `alpha` | 1 |", "| `@beta/*`, `delta` (overrides) | as locked |"];
    const pinned = pinnedPackages(`${guide(...rows)}\n## Another\n\n| a |\n| - |\n| \`nothing\` |\n`, MANIFEST);
    expect([...pinned]).toEqual(["alpha", "@beta/one", "@beta/two", "delta"]);
  });

  test.each([
    ["no table", "# Guide\n", "has no table of pinned packages"],
    ["a table without rows", guide(), "has no table of pinned packages"],
    ["words for names", guide("| `alpha`, its types | 1 |"), '"`alpha`, its types" in the table'],
    ["a package that isn't there", guide("| `@zeta/*` | 1 |"), "@zeta/* is pinned, but package.json"],
  ])("is not guessed from %s", (_, text, message) => {
    expect(() => pinnedPackages(text, MANIFEST)).toThrow(message);
  });

  test("can be read from this project's own guide", () => {
    const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
    expect([...pinnedPackages(readFileSync("CONTRIBUTING.md", "utf8"), manifest)]).toContain("react");
  });
});

test("an upgrade is written wherever package.json names the package, and nothing else is", () => {
  expect(packageVersions(MANIFEST)).not.toHaveProperty("alias");
  const upgraded = withUpgrades(MANIFEST, [{ name: "alpha", from: "1.0.0", to: "1.1.0" }]);
  expect(upgraded).toEqual({
    ...MANIFEST,
    dependencies: { ...MANIFEST.dependencies, alpha: "1.1.0" },
    overrides: { ...MANIFEST.overrides, alpha: "1.1.0" },
  });
});

describe("halving", () => {
  const upgrades: readonly Upgrade[] = [..."abcdefgh"].map((name) => ({ name, from: "1.0.0", to: "1.1.0" }));

  /** Finds which of the upgrades break something when these do; `checks` has the names of each check. */
  async function find(culprits: string, found = upgrades) {
    const checks: string[] = [];
    const verdict = await findBreaking(found, (tried) => {
      const names = tried.map(({ name }) => name);
      checks.push(names.join(""));
      const broken = names.filter((name) => culprits.includes(name));
      return Promise.resolve(broken.length > 0 ? `${broken.join()} breaks` : null);
    });
    return {
      checks,
      passing: verdict.passing.map(({ name }) => name).join(""),
      breaking: verdict.breaking.map(({ upgrade, reason }) => `${upgrade.name}: ${reason}`),
    };
  }

  test("needs one check when all pass", async () => {
    expect(await find("")).toEqual({ checks: ["abcdefgh"], passing: "abcdefgh", breaking: [] });
  });

  test("finds one that breaks something, and keeps all others", async () => {
    const { checks, passing, breaking } = await find("f");
    expect(passing).toBe("abcdegh");
    expect(breaking).toEqual(["f: f breaks"]);
    expect(checks).toEqual(["abcdefgh", "", "abcd", "abcdefgh", "abcdef", "abcde", "abcdef", "abcdegh"]);
  });

  test("finds several, and one that is alone", async () => {
    expect(await find("ah")).toMatchObject({ passing: "bcdefg", breaking: ["a: a breaks", "h: h breaks"] });
    expect(await find("a", upgrades.slice(0, 1))).toMatchObject({ passing: "", breaking: ["a: a breaks"] });
  });

  test("doesn't blame an upgrade for what fails without it", async () => {
    await expect(findBreaking(upgrades, () => Promise.resolve("npm run build fails"))).rejects.toThrow(
      "Without any upgrade, too: npm run build fails",
    );
  });
});
