import { Command } from "commander";
import { fuzz } from "./reliability/fuzz";
import { killUnderLoad } from "./reliability/kill";
import { measureThroughput } from "./reliability/throughput";

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

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
