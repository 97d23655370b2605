import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Writes a style sheet into the published folder while pages are rendered, by a name that says what is in it, so that
 * browsers may keep it for good.
 *
 * @returns its address: "/static/0123456789.css"
 */
export function writeStyleSheet(css: string): string {
  const address = `/static/${createHash("sha256").update(css).digest("hex").slice(0, 10)}.css`;
  const file = join(process.cwd(), "public", address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, css);
  return address;
}
