import { mkdir, writeFile } from "node:fs/promises";

const OFFERED = { positions: ["Analyst"], services: [{ value: "strategy", label: "Strategy" }] };

/** Lets the functions run before the site was built: a build writes what it offers in the forms. */
export default async function offerSomething() {
  await mkdir("netlify/generated", { recursive: true });
  await writeFile("netlify/generated/choices.json", JSON.stringify(OFFERED), { flag: "wx" }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
}
