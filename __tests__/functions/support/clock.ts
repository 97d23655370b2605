/** What sockets and streams go on with. */
const REAL: FakeableAPI[] = [
  "nextTick",
  "queueMicrotask",
  "setImmediate",
  "clearImmediate",
  "setInterval",
  "clearInterval",
];

/** For `jest.useFakeTimers`: time goes on by itself, and a test can have it jump to the end of a deadline. */
export const TIME_THAT_JUMPS: FakeTimersConfig = { advanceTimers: true, doNotFake: REAL };

/** For `jest.useFakeTimers`: only the time of day is set. */
export const ONLY_THE_DATE: FakeTimersConfig = { doNotFake: [...REAL, "setTimeout", "clearTimeout"] };
