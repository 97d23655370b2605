import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { walk } from "../../tools/smoke/walk";
import { ROUTES } from "./support/routes";
import { siteUrl } from "./support/visitor";

async function linesOf(address: string, isPreview: boolean) {
  const lines: string[] = [];
  const failed = await walk(address, isPreview, (line) => lines.push(line));
  return { failed, lines };
}

test("the built site passes, and every page is looked at", async () => {
  const { failed, lines } = await linesOf(siteUrl(), false);
  expect(lines.filter((line) => !line.startsWith("pass  "))).toEqual([]);
  expect(failed).toBe(0);
  expect(lines).toEqual(expect.arrayContaining(ROUTES.map(({ path }) => `pass  ${path}`)));
});

test("a preview that search engines may list fails with every page", async () => {
  const { failed, lines } = await linesOf(siteUrl(), true);
  expect(lines).toContain("FAIL  /sitemap: search engines may list this preview");
  expect(failed).toBe(ROUTES.length);
});

test("a site that answers everything with an empty page fails everywhere", async () => {
  const server = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { lines } = await linesOf(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, false);
  server.close();
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.startsWith("pass"))).toEqual([]);
});
