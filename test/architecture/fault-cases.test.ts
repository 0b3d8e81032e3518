import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";
import { commandsWithoutCase } from "../support/command-cases/none.ts";

const filesIn = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map((path) =>
    path.replaceAll("\\", "/"),
  );
const commands = filesIn("app/features")
  .filter((path) => /\/commands\/[^/]+\.server\.ts$/.test(path))
  .map((path) => path.replace(/^[a-z]+\//, "").replace(/\.server\.ts$/, ""));

const folder = "test/support/command-cases";
const named = filesIn(folder).flatMap((path) =>
  [...readFileSync(join(projectRoot, folder, path), "utf8").matchAll(/^ {2}"([a-z/-]+\/commands\/[a-z-]+)":/gm)].map(
    ([, name]) => name ?? "",
  ),
);

// Red when a command is added without a case of failing calls to D1: write one in test/support/command-cases, or say in
// none.ts there why it needs none.
it("every command has a case with D1 failing, or a reason not to", () => {
  expect(commands.length).toBeGreaterThan(100);
  expect(named.filter((one, at) => named.indexOf(one) !== at)).toEqual([]);
  expect([...named].sort()).toEqual([...commands].sort());
});

// Red when a command is excused with an empty reason.
it("each command without a case has a reason", () => {
  const reasons = Object.entries(commandsWithoutCase);
  expect(reasons.filter(([, why]) => why.length < 10)).toEqual([]);
});
