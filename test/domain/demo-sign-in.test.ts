import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { demoAccount, sayDemoSignIn } from "../../scripts/seed/sign-in";

/** Another process that has the database for itself for a moment. */
const holdLock = `
const database = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
database.exec("BEGIN EXCLUSIVE");
console.log("locked");
setTimeout(() => database.exec("COMMIT"), 300);`;

// Red without the wait: the seed wrote while "npm start" looked, which ended it with "database is locked".
it("says how to sign in while another process writes to the data", async () => {
  const data = mkdtempSync(join(tmpdir(), "demo-"));
  const folder = join(data, "v3/d1/miniflare-D1DatabaseObject");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "a.sqlite");
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE user (id TEXT)");
  database.prepare("INSERT INTO user VALUES (?)").run(demoAccount.id);
  database.close();
  const other = spawn(process.execPath, ["-e", holdLock, file], { stdio: ["ignore", "pipe", "inherit"] });
  await once(other.stdout, "data");
  expect(sayDemoSignIn(data)).toContain(demoAccount.email);
  await once(other, "exit");
});
