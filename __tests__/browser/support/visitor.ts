import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page, Response } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "./find-browser.mjs";

/** The windows that every page is looked at in. */
export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1280, height: 900 };

function environment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; run these tests through jest, whose global setup sets it`);
  return value;
}

/** The address of the served site. */
export const siteUrl = (path = "") => `${environment("SITE_URL")}${path}`;

/** A page in the browser, and what went wrong in it so far. */
export interface Visit {
  readonly page: Page;
  readonly problems: readonly string[];
  /** Goes to an address of the site, and waits until the page answers presses; without scripts, until it is loaded. */
  goto(path: string): Promise<Response | null>;
}

/** Everything that the console, the network or a script of the page complains about from now on. */
function collectProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`script: ${error.message}`));
  page.on("requestfailed", (request) =>
    problems.push(`request: ${request.url()} ${request.failure()?.errorText ?? ""}`),
  );
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`response: ${String(response.status())} ${response.url()}`);
  });
  return problems;
}

/** Where the package behind the editors' desk looks for fonts that the site has itself; its policy is to forbid that. */
const FONTS_OF_DESK = "https://cdn.jsdelivr.net/fontsource/";

/** Whether a message of the console says that a page tried what its policy forbids. */
function tellsOfViolation(message: ConsoleMessage): boolean {
  const text = message.text();
  return text.includes("Content Security Policy") && !text.includes(FONTS_OF_DESK);
}

/** Connects to the browser that all test files share. */
const shareBrowser = () => chromium.connect(environment("BROWSER_ENDPOINT"));

/**
 * Starts the machine's own Chromium, with the machine's own fonts: the shared one sees only those that it carries, and its
 * version is older.
 */
export const startInstalledBrowser = async () =>
  chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });

/** Opens pages as a visitor would, each in a browser context of its own, and closes them all. */
export class Visitor {
  private browser: Browser | undefined;
  private readonly contexts: BrowserContext[] = [];
  private readonly contextsByOptions = new Map<string, BrowserContext>();
  private readonly violations: string[] = [];

  constructor(private readonly openBrowser: () => Promise<Browser> = shareBrowser) {}

  /** An empty page, to be prepared before it goes to an address. */
  async open(options: BrowserContextOptions = {}): Promise<Visit> {
    return this.openIn(await this.newContext(options), options);
  }

  /** A page of the site that answers presses; without scripts, one that is loaded. */
  async visit(path: string, options: BrowserContextOptions = {}): Promise<Visit & { response: Response | null }> {
    const visit = await this.open(options);
    return { ...visit, response: await visit.goto(path) };
  }

  /** The same in the browser context of all that are visited so with these options: files are fetched once. */
  async visitAgain(path: string, options: BrowserContextOptions): Promise<Visit & { response: Response | null }> {
    const key = JSON.stringify(options);
    const context = this.contextsByOptions.get(key) ?? (await this.newContext(options));
    this.contextsByOptions.set(key, context);
    const visit = await this.openIn(context, options);
    return { ...visit, response: await visit.goto(path) };
  }

  private async newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    this.browser ??= await this.openBrowser();
    const context = await this.browser.newContext({ viewport: DESKTOP, baseURL: siteUrl(), ...options });
    this.contexts.push(context);
    return context;
  }

  private async openIn(context: BrowserContext, options: BrowserContextOptions): Promise<Visit> {
    const page = await context.newPage();
    page.on("console", (message) => {
      if (tellsOfViolation(message)) this.violations.push(`${page.url()}: ${message.text()}`);
    });
    return {
      page,
      problems: collectProblems(page),
      goto: async (path) => {
        const response = await page.goto(path);
        if (options.javaScriptEnabled !== false)
          await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
        return response;
      },
    };
  }

  /** Fails where a page has tried what its policy forbids, since this was asked last. */
  expectNoViolations(): void {
    expect(this.violations.splice(0)).toEqual([]);
  }

  /** Closes what was opened since the last time. */
  async leave(): Promise<void> {
    this.contextsByOptions.clear();
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
  }

  /** Leaves, and lets go of the browser. */
  async disconnect(): Promise<void> {
    await this.leave();
    await this.browser?.close();
    this.browser = undefined;
  }
}

/**
 * A visitor for the tests of one file; what a test opens is closed after it, and may not have violated its policy.
 *
 * @param openBrowser starts a browser, or connects to one
 */
export function newVisitor(openBrowser?: () => Promise<Browser>): Visitor {
  const visitor = new Visitor(openBrowser);
  afterEach(() => visitor.leave());
  afterEach(() => {
    visitor.expectNoViolations();
  });
  afterAll(() => visitor.disconnect());
  return visitor;
}
