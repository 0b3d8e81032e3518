import { rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { localData } from "./lib/local-server.ts";

/** `npm run reset`: deletes the data of this machine after a "y"; `npm run reset -- --yes` does not ask. */
if (!process.argv.includes("--yes")) {
  if (!process.stdin.isTTY) end("Without a terminal nothing is deleted unless you say so: npm run reset -- --yes");
  if (!(await isAgreed())) end("Nothing was deleted.");
}
rmSync(localData, { recursive: true, force: true });
console.log("The local data is deleted. `npm start` makes an empty database.");

async function isAgreed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Delete all forms, applications and accounts in .wrangler/state? (y/N) ");
  terminal.close();
  return answer.trim().toLowerCase() === "y";
}

function end(words: string): never {
  console.error(words);
  process.exit(1);
}
