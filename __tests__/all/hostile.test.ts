import { testWithHostileInput } from "../functions/support/hostile";

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
process.stderr.write(`Hostile input: set SEED=${seed} to repeat this run.\n`);
jest.setTimeout(600_000);

testWithHostileInput(seed, { requests: 5_000, mails: 200 });
