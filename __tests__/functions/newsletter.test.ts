import { post } from "./support/call";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { stored, storedKeys } from "./support/stored";

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(() => store.empty());

afterAll(() => store.discard());

it("takes a second subscription of an address, whatever its case, as a success and keeps the first", async () => {
  const first = await post("newsletter", { email: "Reader@Example.com" });
  const record = await stored(first.body.id ?? "");
  const second = await post("newsletter", { email: " reader@example.COM " });
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await storedKeys("newsletter/")).toEqual([first.body.id]);
  expect(await stored(first.body.id ?? "")).toEqual(record);
});

it("keeps one record when an address subscribes many times at once", async () => {
  const posts = Array.from({ length: 10 }, (_, index) =>
    post("newsletter", { email: index % 2 ? "reader@example.com" : "READER@example.com" }),
  );
  const answers = await Promise.all(posts);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await storedKeys("newsletter/")).toEqual([answers[0]?.body.id]);
});
