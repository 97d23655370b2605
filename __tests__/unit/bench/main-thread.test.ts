import { mainThreadTasks } from "../../../tools/bench/start-up";

const ADDRESS = "http://127.0.0.1/about";

const task = (pid: number, tid: number, ts: number, dur: number) => ({ name: "RunTask", ph: "X", pid, tid, ts, dur });

const navigation = (documentLoaderURL: string, pid: number, ts: number) => ({
  name: "navigationStart",
  ph: "R",
  pid,
  tid: 1,
  ts,
  args: { data: { documentLoaderURL } },
});

test("tasks are those of the page's own thread, from its navigation on, in milliseconds", () => {
  const events = [
    navigation("about:blank", 7, 0),
    task(7, 1, 50, 900_000),
    navigation(ADDRESS, 7, 100),
    task(7, 1, 200, 61_500),
    task(7, 2, 300, 700_000),
    task(8, 1, 300, 800_000),
    { ...task(7, 1, 400, 500_000), name: "Layout" },
    task(7, 1, 500, 4_000),
  ];
  expect(mainThreadTasks(events, ADDRESS)).toEqual([61.5, 4]);
});

test("a record without the navigation is no record of the page", () => {
  expect(() => mainThreadTasks([task(7, 1, 200, 1)], ADDRESS)).toThrow(ADDRESS);
});
