/** An event of Chromium's own record; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/**
 * How long each task of a page's main thread took from its navigation on, in milliseconds.
 *
 * @param address of the page
 * @throws Error where the record has no navigation to it
 */
export function mainThreadTasks(events: readonly TraceEvent[], address: string): number[] {
  const navigation = events.find(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === address,
  );
  if (!navigation) throw new Error(`The browser's record has no navigation to ${address}.`);
  return events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name === "RunTask" && ph === "X" && pid === navigation.pid && tid === navigation.tid && ts >= navigation.ts,
    )
    .map(({ dur = 0 }) => dur / 1000);
}
