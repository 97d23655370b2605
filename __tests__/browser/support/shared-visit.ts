import type { BrowserContextOptions } from "playwright-core";
import { Visitor } from "./visitor";

type SharedVisit = Awaited<ReturnType<Visitor["visit"]>>;

/** One visitor for all shared visits of a file. */
const visitor = new Visitor();
afterAll(() => visitor.disconnect());
afterEach(() => {
  visitor.expectNoViolations();
});

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
  let visit: SharedVisit | undefined;
  beforeAll(async () => {
    visit = await visitor.visitAgain(path, options);
    await prepare(visit);
  });
  afterAll(() => visit?.page.close());
  return () => {
    if (!visit) throw new Error(`${path} has not been visited`);
    return visit;
  };
}
