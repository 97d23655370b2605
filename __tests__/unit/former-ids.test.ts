import { formerAddresses } from "../../src/content/moved-addresses";
import { setUpContent } from "./check/support/tables";

const content = setUpContent();

/** Gives services former ids, by their places in the list. */
function remember(...formerIds: readonly string[][]): void {
  content().editEntries("services.json", (services) => {
    for (const [index, ids] of formerIds.entries()) Object.assign(services[index] ?? {}, { formerIds: ids });
  });
}

test("a former id that nothing has is fine", async () => {
  remember(["counsel"], ["help", "advice-and-help"]);
  expect(await content().news()).toEqual([]);
});

test("a former id that another entry has now, or had too, is a mistake in its place", async () => {
  const [first] = JSON.parse(content().read("services.json")) as readonly { readonly id: string }[];
  remember(["counsel"], [first?.id ?? "", "counsel"]);
  expect(await content().news()).toEqual([
    expect.objectContaining({ severity: "mistake", file: "data/services.json", value: first?.id }),
    expect.objectContaining({ severity: "mistake", file: "data/services.json", value: "counsel" }),
  ]);
});

test("the addresses of a former id lead to those of the entry, unless that is a draft", () => {
  const services = [
    { id: "advice", formerIds: ["counsel"] },
    { id: "new", formerIds: ["old"], draft: true },
  ];
  expect(formerAddresses({ services, industries: [{ id: "energy" }] })).toEqual([
    { from: "/services/counsel", to: "/services/advice" },
    { from: "/services#counsel", to: "/services#advice" },
  ]);
});
