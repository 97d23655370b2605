import type { Counters, Key, Tab } from "./engine";
import { eventually } from "./expect";

/** What scripts hand to the page and get back. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** How often a page is found in the same place before it is taken to rest. */
const LOOKS_AT_REST = 8;

/** What marks the element that is acted on next. */
const MARK = "data-journey";

/** The function as an expression: what the TypeScript runner adds to it by the name of `__name` isn't in the page. */
function expression(work: { toString(): string }, values: readonly Json[]): string {
  return `(() => { const __name = (named) => named; return (${work.toString()})(...${JSON.stringify(values)}); })()`;
}

/** Marks the first visible element that matches and says the text, and brings it to where it can be pressed. */
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

/** A visitor's way through the site, in any of the browsers. */
export class Visit {
  constructor(
    private readonly tab: Tab,
    private readonly site: string,
  ) {}

  /** Goes to a path of the site by its address, and waits until the page answers presses. */
  async open(path: string): Promise<void> {
    await this.tab.goto(`${this.site}${path}`);
    await this.started();
  }

  /** Loads the page anew, and waits until it answers presses. */
  async reload(): Promise<void> {
    await this.evaluate(() => {
      delete document.documentElement.dataset["hydrated"];
    });
    await this.tab.reload();
    await this.started();
  }

  /** Waits until the page answers presses. */
  async started(): Promise<void> {
    await this.until("the page has started", () => "hydrated" in document.documentElement.dataset);
  }

  /** Calls a function in the page; it sees nothing but its parameters. */
  async evaluate<Values extends readonly Json[], Result>(
    work: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result> {
    return (await this.tab.evaluate(expression(work, values))) as Result;
  }

  /** Waits until a function in the page answers true. */
  async until<Values extends readonly Json[]>(
    what: string,
    holds: (...values: Values) => boolean,
    ...values: Values
  ): Promise<void> {
    await eventually(what, () => this.evaluate(holds, ...values));
  }

  /** Waits until exactly this much is true of what a function in the page answers. */
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

  /** Waits for the first visible element that matches and says the text, and brings it into sight. */
  async bring(selector: string, text = ""): Promise<void> {
    const what = `${selector} ${text && `“${text}” `}is in sight`;
    await eventually(what, () => this.evaluate(markInSight, MARK, selector, text));
  }

  /** Presses it by mouse, as soon as it is there. */
  async click(selector: string, text = ""): Promise<void> {
    await this.bring(selector, text);
    await this.tab.click(`[${MARK}]`);
  }

  /** Moves the mouse over it. */
  async hover(selector: string, text = ""): Promise<void> {
    await this.bring(selector, text);
    await this.tab.hover(`[${MARK}]`);
  }

  /** Writes into a field. */
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

  /** Goes back, or forward, in the tab's history. */
  async go(steps: 1 | -1): Promise<void> {
    await this.evaluate((by) => {
      history.go(by);
    }, steps);
  }

  /** Waits until the address is this path of the site, with its query and its anchor. */
  async at(path: string): Promise<void> {
    await this.untilSame("the address", path, () => location.pathname + location.search + location.hash);
  }

  /** Waits until the page has come to rest, and tells how far down that is, in whole pixels. */
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

  /** @returns null where the browser doesn't tell */
  async count(): Promise<Counters | null> {
    return (await this.tab.count?.()) ?? null;
  }
}

/** Something that visitors do on the site, from a first page on. */
export interface Journey {
  readonly name: string;
  /** Whether it counts what the page holds on to, which not every browser tells. */
  readonly counts?: boolean;
  /**
   * Goes it, in a tab of its own with a desktop's window.
   *
   * @returns a figure for the table, where there is one
   * @throws Error saying what was not as it should be
   */
  run(visit: Visit): Promise<string> | Promise<void>;
}
