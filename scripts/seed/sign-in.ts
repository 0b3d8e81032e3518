import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The accounts of the seed. Their addresses end on .test, so no mailbox in the world receives what is sent to them. */
export const seedPassword = "correct horse battery staple";
export const demoAccount = {
  id: "5eedacc0-0000-4000-8000-000000000001",
  name: "Dana Moreno",
  email: "demo@rentform.test",
  role: "user",
} as const;
export const adminAccount = {
  id: "5eedacc0-0000-4000-8000-000000000002",
  name: "Ada Minster",
  email: "admin@rentform.test",
  role: "admin",
} as const;

/** The seed may be writing while `npm start` looks. */
const waitMs = 10_000;

/** How to sign in to the demo in the data under `persistTo`, or how to make the demo. */
export function sayDemoSignIn(persistTo: string): string {
  if (!isSeeded(persistTo)) {
    return "There is no demo yet. `npm run seed`, in another terminal, adds its accounts, a form and 40 applicants.";
  }
  return `Sign in as ${demoAccount.email} (a landlord) or ${adminAccount.email}, password "${seedPassword}".`;
}

function isSeeded(persistTo: string): boolean {
  const folder = join(persistTo, "v3/d1/miniflare-D1DatabaseObject");
  if (!existsSync(folder)) return false;
  const names = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  return names.some((name) => {
    const database = new DatabaseSync(join(folder, name), { readOnly: true, timeout: waitMs });
    try {
      return database.prepare("SELECT 1 FROM user WHERE id = ?").get(demoAccount.id) !== undefined;
    } finally {
      database.close();
    }
  });
}
