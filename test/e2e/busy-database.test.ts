import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { startServer } from "../support/server.ts";

const server = await startServer();
afterAll(() => server.stop());

function databaseFile(): string {
  const folder = join(server.persistTo, "v3/d1/miniflare-D1DatabaseObject");
  const [name] = readdirSync(folder).filter((file) => file.endsWith(".sqlite") && file !== "metadata.sqlite");
  if (!name) throw new Error(`No database in ${folder}`);
  return join(folder, name);
}

/** Each counts its try in D1 before it answers. */
function signIn(): Promise<Response> {
  return fetch(`${server.origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: server.origin },
    body: JSON.stringify({ email: "nobody@visitor.example", password: "not a password" }),
  });
}

// Red without `untilUnlocked`: whoever posted while the seed wrote was answered 503.
it("a write is answered while another process locks the database for a second", async () => {
  expect((await signIn()).status).toBe(401);
  const other = new DatabaseSync(databaseFile());
  other.exec("BEGIN IMMEDIATE");
  const answers = Promise.all([signIn(), signIn(), signIn()]);
  setTimeout(() => other.exec("COMMIT"), 1000);
  expect((await answers).map(({ status }) => status)).toEqual([401, 401, 401]);
  other.close();
});
