import { anchorId } from "../../src/lib/paths";

it.each([
  ["", ""],
  ["#team", "team"],
  ["#caf%C3%A9", "café"],
  ["#100%", "100%"],
])("%j leads to %j", (hash, id) => {
  expect(anchorId(hash)).toBe(id);
});
