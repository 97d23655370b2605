import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { createContentNodes } from "../create-content-nodes";
import { newExampleSite, storeOf } from "./support/example-site";
import type { ExampleSite } from "./support/example-site";

interface Created {
  readonly id: string;
  readonly internal: { readonly type: string };
}

let site: ExampleSite;

beforeEach(() => {
  site = newExampleSite();
});

afterEach(() => {
  site.dispose();
});

/** Runs the step for a JSON file, as Gatsby does. */
async function nodesOf(name: string, dir = join(site.directory, "data"), former: readonly Created[] = []) {
  const created: Created[] = [];
  const deleted: unknown[] = [];
  await createContentNodes(
    {
      node: { id: "file", dir, name, extension: "json", internal: { type: "File" } },
      actions: { createNode: (node: Created) => created.push(node), deleteNode: (node: unknown) => deleted.push(node) },
      createNodeId: (text: string) => `node ${text}`,
      createContentDigest: JSON.stringify,
      getNodesByType: () => [...former, ...created],
      loadNodeContent: () => Promise.resolve(readFileSync(join(dir, `${name}.json`), "utf8")),
      store: storeOf(site.directory),
    } as unknown as CreateNodeArgs,
    { folder: "data", showDrafts: false },
  );
  return { created, deleted };
}

test("each entry becomes a node of the type that its schema names, with its own id as jsonId", async () => {
  const { created } = await nodesOf("prizes");
  expect(created).toEqual([
    expect.objectContaining({ id: "node Prize first", jsonId: "first", name: "First prize", parent: "file" }),
  ]);
  expect(created[0]?.internal.type).toBe("Prize");
});

test("the node of an entry that was taken out goes", async () => {
  const former = { id: "node Prize former", internal: { type: "Prize" } };
  expect((await nodesOf("prizes", undefined, [former])).deleted).toEqual([former]);
});

test("JSON files outside of the content folder are left alone", async () => {
  expect((await nodesOf("prizes.schema", join(site.directory, "data/schemas"))).created).toEqual([]);
});

test("a file without a schema stops Gatsby", async () => {
  site.write("notes.json", []);
  await expect(nodesOf("notes")).rejects.toThrow("data/notes.json has no schema with a title in data/schemas/");
});
