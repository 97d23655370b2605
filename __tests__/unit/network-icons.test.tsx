import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NETWORK_ICONS } from "../../src/layout/network-icons";

const ROOT = join(__dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

test("every network that the content may name has an icon", () => {
  const schema = JSON.parse(read("data/schemas/site.schema.json")) as {
    properties: { socialLinks: { items: { properties: { network: { enum: string[] } } } } };
  };
  expect(Object.keys(NETWORK_ICONS)).toEqual(schema.properties.socialLinks.items.properties.network.enum);
});

test("the build keeps the icons of the networks that the firm is in, and no others", () => {
  const loader = JSON.stringify(join(ROOT, "src/webpack/icons/used-networks.mjs"));
  const source = JSON.stringify(read("src/layout/network-icons.tsx"));
  const call = `load.call({ addDependency() {} }, ${source})`;
  // The loader is an ES module, which jest doesn't run.
  const kept = execFileSync(
    process.execPath,
    ["--input-type=module", "-e", `import load from ${loader}; console.log(${call});`],
    { encoding: "utf8" },
  );
  const { socialLinks } = JSON.parse(read("data/site.json")) as { socialLinks: { network: string }[] };
  const networks = [...kept.matchAll(/^ {2}(\w+): Fa/gm)].map(([, network]) => network);
  expect(networks).toEqual(socialLinks.map(({ network }) => network).sort());
  expect(networks.length).toBeLessThan(Object.keys(NETWORK_ICONS).length);
});
