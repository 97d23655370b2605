import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dependencies?: Readonly<Record<string, string>> }>
  >;
}

// Read, not imported: TypeScript would make a type of each of its thousands of entries.
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;

/** What the lock file says of a package, for each place where it is installed. */
const installed = (name: string) =>
  Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, entry]) => entry);

/** Where a package finds another one, as Node looks for it. */
const seenBy = (finder: string, name: string) => createRequire(require.resolve(`${finder}/package.json`)).resolve(name);

// src/site-files/set-avif-options.ts changes the one that this project sees; another one would take four times as long.
test("there is one sharp, for the pictures of the data and for everybody else", () => {
  expect(installed("sharp")).toHaveLength(1);
  for (const finder of ["gatsby-plugin-sharp", "gatsby-transformer-sharp"]) {
    expect(seenBy(finder, "sharp")).toBe(require.resolve("sharp"));
  }
});

// src/lib/use-modal.ts is made of what Chakra's own dialog is made of, so that the two can be exchanged.
test.each(["aria-hidden", "focus-trap", "remove-scroll"])("there is one @zag-js/%s, the dialog's own", (name) => {
  const [used, ...others] = installed(`@zag-js/${name}`);
  expect(others).toEqual([]);
  const dialogs = installed("@zag-js/dialog");
  expect(dialogs.map(({ dependencies }) => dependencies?.[`@zag-js/${name}`])).toEqual([used?.version]);
});
