import { SELF } from "cloudflare:test";
import { expect, it } from "vitest";
import { origin } from "../support/accounts";

// 403 when origin-check.ts does not know the path: Resend's servers send no Origin. The rest: test/workers/operations.
it("POST /api/mail/resend-events answers 404 unless mail is sent through Resend", async () => {
  const answer = await SELF.fetch(`${origin}/api/mail/resend-events`, { method: "POST", body: "{}" });
  expect([answer.status, await answer.text()]).toEqual([404, "Nothing listens here."]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
