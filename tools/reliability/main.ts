// Does the site keep every submission it acknowledges, and how many can it take? `npm run reliability -- --help`
import { Command, Option } from "commander";
import { fuzz } from "./fuzz";
import { killUnderLoad } from "./kill";
import { measureScale } from "./scale";
import { measureThroughput } from "./throughput";
import { measureLoad, soak } from "./under-load";

const program = new Command("reliability").description(
  "Measures how reliably submissions are taken: with the real server and store, on this machine only.",
);

program
  .command("kill")
  .description("kill the server under load and look for what it acknowledged")
  .action(killUnderLoad);

program.command("throughput").description("count the submissions a second").action(measureThroughput);

program
  .command("fuzz")
  .description("send random malformed requests and count server errors")
  .option("--seed <number>", "which random requests", "1")
  .action(({ seed }: { seed: string }) => fuzz(Number(seed)));

const seconds = () => new Option("--seconds <number>", "for how long").argParser(Number);

program
  .command("load")
  .description("have 200 visitors send messages at the same time for a minute, beside page views")
  .addOption(seconds())
  .action((options: { seconds?: number }) => measureLoad(options.seconds));

program
  .command("soak")
  .description("have 200 visitors send messages at the pace of people for ten minutes, and watch the memory")
  .addOption(seconds())
  .action((options: { seconds?: number }) => soak(options.seconds));

program
  .command("scale")
  .description("count what the work costs over a slow store with 100, 10,000 and 100,000 records")
  .action(measureScale);

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
