import { spawnSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import offerSomething from "./offer-something.mjs";

/** What is bundled once for all tests that call functions over HTTP, as Netlify's build bundles them. */
export default async function globalSetup() {
  await offerSomething();
  const bundles = await mkdtemp(join(tmpdir(), "function-bundles-"));
  const script = join("__tests__", "functions", "support", "bundle-process.ts");
  const { status } = spawnSync(process.execPath, ["--import", "tsx", script, bundles], { stdio: "inherit" });
  if (status !== 0) throw new Error("The functions could not be bundled.");
  process.env.FUNCTION_BUNDLES = bundles;
}
