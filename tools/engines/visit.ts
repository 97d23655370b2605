import type { Counters, Key, Tab } from "./engine";
import { eventually } from "./expect";
import type { Proxy } from "./proxy";

/** What can be passed to the page and returned from it. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The number of equal scroll positions after which a page is at rest. */
const LOOKS_AT_REST = 8;

/** The attribute that marks the element of the next action. */
const MARK = "data-journey";

/** Returns a function call as an expression; the page lacks `__name`, which the TypeScript runner adds calls of. */
function expression(work: { toString(): string }, values: readonly Json[]): string {
  return `(() => { const __name = (named) => named; return (${work.toString()})(...${JSON.stringify(values)}); })()`;
}

/** Marks the first visible element that matches and has the text, and scrolls it to where it can be pressed. */
function markInSight(mark: string, selector: string, text: string): boolean {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  const found = [...document.querySelectorAll(selector)].find(
    (element) => (element.textContent ?? "").includes(text) && element.checkVisibility({ visibilityProperty: true }),
  );
  if (!found) return false;
  found.setAttribute(mark, "");
  const { top, bottom } = found.getBoundingClientRect();
  const bar = document.querySelector("[data-header]");
  const inBar = bar?.contains(found) ?? false;
  if (top < (inBar ? 0 : (bar?.getBoundingClientRect().bottom ?? 0)) || bottom > window.innerHeight) {
    found.scrollIntoView({ block: "center", behavior: "instant" });
  }
  return true;
}

/** A visit to the site in any of the browsers. */
export class Visit {
  constructor(
    private readonly tab: Tab,
    /** The site, behind a proxy that can go wrong. */
    readonly site: Proxy,
  ) {}

  /** Opens a path of the site, and waits until the page is interactive. */
  async open(path: string): Promise<void> {
    await this.forgetStart();
    await this.tab.goto(`${this.site.url}${path}`);
    await this.started();
  }

  /** Reloads the page, and waits until it is interactive. */
  async reload(): Promise<void> {
    await this.forgetStart();
    await this.tab.reload();
    await this.started();
  }

  /** Tells the page that is left from the one that follows: not every browser waits for the latter. */
  private async forgetStart(): Promise<void> {
    await this.evaluate(() => {
      delete document.documentElement.dataset["hydrated"];
    });
  }

  /** Waits until the page is interactive. */
  async started(): Promise<void> {
    await this.until("the page has started", () => "hydrated" in document.documentElement.dataset);
  }

  /** Calls a function in the page; it has access to its parameters only. */
  async evaluate<Values extends readonly Json[], Result>(
    work: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result> {
    return (await this.tab.evaluate(expression(work, values))) as Result;
  }

  /** Waits until a function in the page returns true. */
  async until<Values extends readonly Json[]>(
    what: string,
    holds: (...values: Values) => boolean,
    ...values: Values
  ): Promise<void> {
    await eventually(what, () => this.evaluate(holds, ...values));
  }

  /** Waits until a function in the page returns the expected value. */
  async untilSame<Values extends readonly Json[], Result>(
    what: string,
    expected: Result,
    look: (...values: Values) => Result,
    ...values: Values
  ): Promise<void> {
    let last: Result | undefined;
    const wanted = JSON.stringify(expected);
    try {
      await eventually(what, async () => {
        last = await this.evaluate(look, ...values);
        return JSON.stringify(last) === wanted;
      });
    } catch {
      throw new Error(`${what}: ${JSON.stringify(last)}, not ${wanted}`);
    }
  }

  /** Waits for the first visible element that matches and has the text, and scrolls it into view. */
  async bring(selector: string, text = ""): Promise<void> {
    const what = `${selector} ${text && `“${text}” `}is in sight`;
    await eventually(what, () => this.evaluate(markInSight, MARK, selector, text));
  }

  /** Clicks the element as soon as it is there. */
  async click(selector: string, text = ""): Promise<void> {
    await this.bring(selector, text);
    await this.tab.click(`[${MARK}]`);
  }

  /** Moves the mouse over the element. */
  async hover(selector: string, text = ""): Promise<void> {
    await this.bring(selector, text);
    await this.tab.hover(`[${MARK}]`);
  }

  /** Types into a field. */
  async type(selector: string, text: string): Promise<void> {
    await this.bring(selector);
    await this.tab.type(`[${MARK}]`, text);
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  resize(width: number, height: number): Promise<void> {
    return this.tab.resize(width, height);
  }

  /** Goes back or forward in the tab's history. */
  async go(steps: 1 | -1): Promise<void> {
    await this.evaluate((by) => {
      history.go(by);
    }, steps);
  }

  /** Waits until the address is this path of the site, including query and anchor. */
  async at(path: string): Promise<void> {
    await this.untilSame("the address", path, () => location.pathname + location.search + location.hash);
  }

  /** Waits until the page has stopped scrolling, and returns its scroll position in whole pixels. */
  async rest(): Promise<number> {
    let last = NaN;
    let looks = 0;
    await eventually("the page comes to rest", async () => {
      const now = await this.evaluate(() => Math.round(window.scrollY));
      looks = now === last ? looks + 1 : 0;
      last = now;
      return looks === LOOKS_AT_REST;
    });
    return last;
  }

  /** @returns what the page retains, or null in browsers without such counters */
  async count(): Promise<Counters | null> {
    return (await this.tab.count?.()) ?? null;
  }
}

/** A journey of a visitor through the site. */
export interface Journey {
  readonly name: string;
  /** Whether the journey needs counters, which not every browser has. */
  readonly counts?: boolean;
  /**
   * Runs the journey in a new tab with a desktop's window.
   *
   * @returns a figure for the table, if any
   * @throws Error that says what is wrong
   */
  run(visit: Visit): Promise<string> | Promise<void>;
}
