import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { nextFrame } from "./page-state";
import { Visitor } from "./visitor";

type SharedVisit = Awaited<ReturnType<Visitor["visit"]>>;

/** One visitor for all shared visits of a file. */
const visitor = new Visitor();
afterAll(() => visitor.disconnect());
afterEach(() => {
  visitor.expectNoViolations();
});

/** How long a page may take for a frame on a busy machine, in milliseconds, before it counts as hung. */
const PATIENCE = 10_000;

/** Whether the page still draws. On a busy machine the browser sometimes stops for good. */
async function isDrawing(page: Page): Promise<boolean> {
  const timer = new AbortController();
  const frame = nextFrame(page).then(
    () => true,
    () => false,
  );
  const late = pause(PATIENCE, false, { signal: timer.signal }).catch(() => false);
  const drawn = await Promise.race([frame, late]);
  timer.abort();
  return drawn;
}

/**
 * Visits a page once for all tests of the surrounding block, which change nothing. A page that hangs is visited anew for
 * the next test, so that the second try of a failed one has a page that works.
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
  // Without scripts there are no frames to wait for.
  const hasFrames = options.javaScriptEnabled !== false;
  beforeEach(async () => {
    if (visit && (!hasFrames || (await isDrawing(visit.page)))) return;
    // Not waited for: a page that hangs may not close.
    visit?.page.close().catch(() => undefined);
    visit = await visitor.visitAgain(path, options);
    await prepare(visit);
  });
  afterAll(() => visit?.page.close());
  return () => {
    if (!visit) throw new Error(`${path} has not been visited`);
    return visit;
  };
}
