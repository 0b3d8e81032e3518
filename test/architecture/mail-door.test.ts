import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

// Red when a file hands a mail to the mailer by itself: the budget of a mailbox is taken in `deliver` alone.
it("mails are sent by one module only", () => {
  const files = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"], { cwd: projectRoot });
  const senders = files.filter((file) => /\bmailer\s*\.send\(/.test(readFileSync(join(projectRoot, file), "utf8")));
  expect(senders).toEqual(["workers/jobs/deliver.ts"]);
});
