import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "@netlify/zip-it-and-ship-it";
import { PROJECT } from "../../functions/support/fixture-site";

type BundledFunction = Manifest["functions"][number];

/** A rate limit as the build hands it to Netlify. */
interface RateLimit {
  readonly action: {
    readonly config: {
      readonly rateLimitConfig: { readonly windowLimit: number; readonly windowSize: number };
      readonly aggregate: { readonly keys: readonly { readonly type: string }[] };
    };
  };
}

function limitOf({ trafficRules }: BundledFunction): string {
  if (!trafficRules) return "none";
  const { rateLimitConfig: limit, aggregate } = (trafficRules as unknown as RateLimit).action.config;
  const keys = aggregate.keys.map(({ type }) => type).join(" and ");
  return `${String(limit.windowLimit)} in ${String(limit.windowSize)} s, by ${keys}`;
}

/** What the manifest of a build says of a function, as a row of the table in docs/deploy.md. */
export function functionRow(bundle: BundledFunction): string {
  const { name, routes = [], schedule, bundler = "" } = bundle;
  const called = schedule ? `\`${schedule}\`` : routes.map(({ pattern }) => `\`${pattern}\``).join(", ");
  return ["`" + name + "`", called, limitOf(bundle), bundler].join(" | ");
}

/** The rows of that table, in order. */
export function documentedFunctions(): string[] {
  const [, section = ""] = readFileSync(join(PROJECT, "docs", "deploy.md"), "utf8").split("## The functions\n");
  const rows = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("| `"));
  return rows.map((row) => row.replace(/^\| | +\|$/g, "").replace(/ +\| +/g, " | ")).sort();
}
