import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** An empty page, and the session through which its browser tells what happens in it. */
export interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Does something with a page of a visitor who has never been on the site, and closes it. */
export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (open: OpenPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    return await work({ page, session: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}
