import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { recipientHash } from "../../../app/platform/mail-block.server";
import { aBrowser, db } from "../../support/accounts";
import { aStartedForm, testServices } from "../../support/forms";

const { SECRET } = env as unknown as { SECRET: string };

async function told(draftId: string, intent: string): Promise<string> {
  const answer = await aBrowser().call("/start.data", new URLSearchParams({ intent, draftId }));
  return /"(resent|returned|waiting|too-many)"/.exec(await answer.text())?.[1] ?? `${answer.status}`;
}

async function block(email: string, reason: string, until: number | null): Promise<void> {
  await db
    .prepare("INSERT INTO mail_block (recipient_hash, reason, until, created_at) VALUES (?, ?, ?, 1)")
    .bind(await recipientHash(SECRET, email), reason, until)
    .run();
}

// Red without hasMailReturned in /start's action: the page says "Sent again" of a mail that cannot arrive.
it("a guest whose link cannot be delivered is told on the page, but not of a spam complaint", async () => {
  const { draftId, email } = await aStartedForm(testServices());
  expect([await told(draftId, "look"), await told(draftId, "resend")]).toEqual(["waiting", "resent"]);
  await block(email, "hard-bounce", Date.now() + 3_600_000);
  expect([await told(draftId, "look"), await told(draftId, "resend")]).toEqual(["returned", "returned"]);
  const other = await aStartedForm(testServices());
  await block(other.email, "complaint", null);
  expect(await told(other.draftId, "look")).toBe("waiting");
  const past = await aStartedForm(testServices());
  await block(past.email, "hard-bounce", 1);
  expect(await told(past.draftId, "look")).toBe("waiting");
  expect(await told(crypto.randomUUID(), "look")).toBe("waiting");
});
