import type { Visit } from "../visit";

/** The toasts that are shown. */
export const NOTICE = "[data-scope=toast][data-part=root]";

/** Waits until exactly one notice is shown, with this title. */
export async function expectNotice(visit: Visit, title: string): Promise<void> {
  await visit.bring(NOTICE, title);
  await visit.untilSame("the notices", 1, (notice) => document.querySelectorAll(notice).length, NOTICE);
}
