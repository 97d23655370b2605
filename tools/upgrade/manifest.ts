/** What of package.json an upgrade reads and changes. Versions are exact: "5.16.1". */
export interface Manifest {
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Some overrides are no versions: "npm:empty-npm-package@1.0.0", or those of another package's dependencies. */
  readonly overrides: Readonly<Record<string, unknown>>;
}

/** A package, and the versions before and after. */
export interface Upgrade {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const isVersion = (value: unknown): value is string => typeof value === "string" && /^\d/.test(value);

/** The version of each package that package.json names, in an override or as a dependency. */
export function packageVersions({
  dependencies,
  devDependencies,
  overrides,
}: Manifest): Readonly<Record<string, string>> {
  const all = Object.entries({ ...overrides, ...devDependencies, ...dependencies });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => isVersion(entry[1])));
}

/** The names of all packages that package.json gives a version. */
export const packageNames = (manifest: Manifest): string[] => Object.keys(packageVersions(manifest));

/** Returns package.json's content with the packages at their new versions, wherever it names them. */
export function withUpgrades<M extends Manifest>(manifest: M, upgrades: readonly Upgrade[]): M {
  const versions = new Map(upgrades.map(({ name, to }) => [name, to]));
  const upgraded = <Value>(section: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(section).map(([name, value]) => [name, isVersion(value) ? (versions.get(name) ?? value) : value]),
    );
  return {
    ...manifest,
    dependencies: upgraded(manifest.dependencies),
    devDependencies: upgraded(manifest.devDependencies),
    overrides: upgraded(manifest.overrides),
  };
}

async function newest(
  versions: Readonly<Record<string, string>>,
  engines: Manifest["engines"],
  target: "semver" | "latest",
) {
  // Native import: the package is an ES module.
  const { run } = await import("npm-check-updates");
  const packageData = { engines, dependencies: { ...versions } };
  return (await run({ packageData, target, enginesNode: true, jsonUpgraded: true, silent: true })) as Readonly<
    Record<string, string>
  >;
}

/**
 * Asks the registry for newer patch and minor versions that run on the Node versions in package.json's `engines`.
 * Below 1.0 a minor version may break as much as a major one, and is left out.
 *
 * @param pinned the names of packages to leave as they are
 */
export async function newerVersions(manifest: Manifest, pinned: ReadonlySet<string>): Promise<Upgrade[]> {
  const current = Object.entries(packageVersions(manifest)).filter(([name]) => !pinned.has(name));
  const ranges = Object.fromEntries(current.map(([name, version]) => [name, `^${version}`]));
  const found = await newest(ranges, manifest.engines, "semver");
  return current.flatMap(([name, from]) => {
    const to = found[name]?.replace("^", "") ?? from;
    return to === from ? [] : [{ name, from, to }];
  });
}

/**
 * Asks the registry for the newest versions of these packages, whether they are pinned or not.
 *
 * @throws Error when package.json gives one of them no version
 */
export async function newestVersions(manifest: Manifest, names: readonly string[]): Promise<Upgrade[]> {
  const versions = packageVersions(manifest);
  const current = names.map((name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`package.json gives ${name} no version.`);
    return [name, version] as const;
  });
  const found = await newest(Object.fromEntries(current), manifest.engines, "latest");
  return current.flatMap(([name, from]) => (found[name] === undefined ? [] : [{ name, from, to: found[name] }]));
}
