import { numberedExtension } from "../entry-fields";
import type { EntryContext } from "../entry-fields";

interface Medal {
  readonly parent: string;
  readonly number?: number;
}

/** Medals by the names of their files, and how often all of them were looked up. */
function contextOf(medals: readonly Medal[]) {
  let lookups = 0;
  const context: EntryContext = {
    nodeModel: {
      getNodeById: ({ id }) => ({ name: id }),
      findAll: () => {
        lookups += 1;
        return Promise.resolve({ entries: medals });
      },
    },
  };
  return { context, lookups: () => lookups };
}

const INFO = { fieldName: "number", parentType: { name: "Medal" } } as Parameters<
  ReturnType<ReturnType<typeof numberedExtension>["extend"]>["resolve"]
>[3];

async function numbersOf(medals: readonly Medal[]) {
  const { context, lookups } = contextOf(medals);
  const { resolve } = numberedExtension().extend();
  const numbers = await Promise.all(
    medals.map((medal) => resolve({ ...medal }, undefined, context, INFO) as Promise<number | undefined>),
  );
  return { numbers, lookups: lookups() };
}

test("those without one get the next free numbers, by the names of their files and whatever their order", async () => {
  const medals = [{ parent: "silver" }, { parent: "old", number: 4 }, { parent: "bronze" }, { parent: "gold" }];
  expect((await numbersOf(medals)).numbers).toEqual([7, 4, 5, 6]);
  expect((await numbersOf(medals.toReversed())).numbers).toEqual([6, 5, 4, 7]);
});
