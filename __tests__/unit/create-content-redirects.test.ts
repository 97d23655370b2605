import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { createContentRedirects } from "../../src/content/create-content-redirects";
import type { Redirect } from "../../src/content/moved-addresses";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "redirects-"));
  for (const folder of ["public", "data"]) mkdirSync(join(directory, folder));
  switchPages({});
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

const switchPages = (pages: Readonly<Record<string, boolean>>) => {
  writeFileSync(join(directory, "data/site.json"), JSON.stringify({ pages, email: "us@example.com" }));
};

/** Runs the step as Gatsby does, with this answer to its query; tells what it created and what it stopped with. */
async function run(answer: { data?: object; errors?: Error[] }) {
  const created: unknown[] = [];
  const panics: unknown[][] = [];
  await createContentRedirects({
    graphql: () => Promise.resolve(answer),
    actions: { createRedirect: (redirect: unknown) => created.push(redirect) },
    reporter: { panic: (...words: unknown[]) => panics.push(words) },
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as CreatePagesArgs);
  return { created, panics };
}

const NONE = { nodes: [] };

const entries = (...nodes: Redirect[]) => ({
  data: { allRedirect: { nodes }, allService: NONE, allIndustry: NONE },
});

test("each old path becomes a permanent redirect; old anchors are for the page itself", async () => {
  const { created } = await run(
    entries({ from: "/services/coaching", to: "/services" }, { from: "/about#people", to: "/about#team" }),
  );
  expect(created).toEqual([{ fromPath: "/services/coaching", toPath: "/services", isPermanent: true }]);
});

test("a path that led to a page that is switched off leads nowhere", async () => {
  switchPages({ services: false });
  const { created } = await run(
    entries({ from: "/services/coaching", to: "/services#strategy" }, { from: "/people", to: "/about#team" }),
  );
  expect(created).toEqual([{ fromPath: "/people", toPath: "/about#team", isPermanent: true }]);
});

test("the former address of a service leads to the one that it has now", async () => {
  const nodes = [
    { jsonId: "advice", formerIds: ["counsel", "help"] },
    { jsonId: "strategy", formerIds: null },
  ];
  const { created } = await run({ data: { allRedirect: NONE, allService: { nodes }, allIndustry: NONE } });
  expect(created).toEqual([
    { fromPath: "/services/counsel", toPath: "/services/advice", isPermanent: true },
    { fromPath: "/services/help", toPath: "/services/advice", isPermanent: true },
  ]);
});

test("the rules of an earlier build are gone with the last entry", async () => {
  const rules = join(directory, "public", "_redirects");
  writeFileSync(rules, "/old  /services  301");
  await run(entries());
  expect(existsSync(rules)).toBe(false);
});

test("what GraphQL complains of is told when the entries cannot be read", async () => {
  const complaints = [new Error("no such field")];
  expect((await run({ errors: complaints })).panics).toEqual([["The redirects could not be read", complaints]]);
});
