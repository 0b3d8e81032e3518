import { beforeAll, describe, expect, it } from "vitest";
import type { OutboxId } from "../../../app/kernel/ids";
import { mails } from "../../../app/mail/registry.server";
import type { MailKind } from "../../../app/platform/mail-kinds";
import { insertJob, type JobKind } from "../../../app/platform/outbox.server";
import { runJob } from "../../../workers/jobs/run-job";
import { bindings, countRows, ids, testServices } from "../../support/forms";
import { beginAnew, jobCases } from "../../support/job-cases";
import { mailOf } from "../../support/outbox";

/** Letters about an account name their kind in what lies sealed. */
const kinds = (Object.keys(mails) as MailKind[]).filter((kind) => kind in jobCases) as (MailKind & JobKind)[];

/** Somebody confirmed this address before: an account, who published a form, or us. */
async function isConfirmed(address: string): Promise<boolean> {
  const { supportEmail, adminEmail } = testServices().config;
  if (address === supportEmail || address === adminEmail) return true;
  const account = "SELECT count(*) AS n FROM user WHERE email = ? AND email_verified = 1";
  const guest = "SELECT count(*) AS n FROM guest_rent_form WHERE email = ? AND verified_at IS NOT NULL";
  return (await countRows(account, address)) + (await countRows(guest, address)) > 0;
}

beforeAll(beginAnew);

describe("each kind of mail, written by the product's own commands", () => {
  // Red when a new kind goes to whom somebody named, and its definition says that nothing counts it.
  it.each(kinds)("%s is sent to unconfirmed addresses only if it is counted against the limit", async (kind) => {
    const ref = await jobCases[kind].make();
    const services = testServices();
    const id = ids.uuid<OutboxId>();
    await insertJob(services.db, { id, kind, ref: ref as never, dedupeKey: null, now: services.clock.now() });
    await runJob(services, id);
    const mail = await mailOf(id);
    expect(mail === null).toBe(jobCases[kind].mails === 0);
    const { to, counted } = mails[kind].audience;
    if (mail && counted === null) expect(await isConfirmed(mail.to)).toBe(true);
    const record = await bindings.DB.prepare("SELECT reader FROM mail_delivery WHERE id = ?")
      .bind(id)
      .first<{ reader: string }>();
    if (record) expect(record.reader).toBe(to);
  });
});
