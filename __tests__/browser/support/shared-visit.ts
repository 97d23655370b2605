import type { BrowserContextOptions } from "playwright-core";
import { Visitor } from "./visitor";

type SharedVisit = Awaited<ReturnType<Visitor["visit"]>>;

/**
 * One visit for all tests of the surrounding block, which only look.
 *
 * @param prepare what is done once the page is there, before the first test
 * @returns the visit, for use inside the tests
 */
export function shareVisit(
  path: string,
  options: BrowserContextOptions,
  prepare: (visit: SharedVisit) => Promise<void> = () => Promise.resolve(),
): () => SharedVisit {
  const visitor = new Visitor();
  let visit: SharedVisit | undefined;
  beforeAll(async () => {
    visit = await visitor.visit(path, options);
    await prepare(visit);
  });
  afterAll(() => visitor.disconnect());
  return () => {
    if (!visit) throw new Error(`${path} has not been visited`);
    return visit;
  };
}
