import { sql } from "drizzle-orm";
import { viewingRequest } from "../../../../db/schema/viewings";
import { mailboxOf } from "../../../../kernel/email";
import type { RentFormId } from "../../../../kernel/ids";
import { selectHolderKey } from "../../../../platform/people/person-keys.server";
import { sealPerson } from "../../../../platform/people/seal-person.server";
import type { Services } from "../../../../services";
import { viewingRates } from "../rules";
import { prepareMail } from "./viewing-mails.server";

/** Mails the link of a booking once more to the address that it was asked for with. False where it was asked for too often. */
export async function mailLink(
  services: Services,
  { formId, email }: { formId: RentFormId; email: string },
): Promise<boolean> {
  const { db, rateLimit, mailQueue } = services;
  const verdict = await rateLimit.take(viewingRates.link, `${formId}:${mailboxOf(email)}`);
  if (!verdict.allowed) return false;
  const [key] = await selectHolderKey(db, sql`${formId}`);
  if (!key) return true;
  const { emailHash } = await sealPerson(services, key, formId, { name: "", email, phone: null });
  const mail = prepareMail(
    services,
    "mail.viewing-link",
    sql`(SELECT own.id FROM ${viewingRequest} AS own WHERE own.form_id = ${formId} AND own.email_hash = ${emailHash}
      AND own.email_hash IS NOT NULL AND own.ended_at IS NULL)`,
  );
  await mail.statement;
  await mailQueue.notify([mail.id], "urgent");
  return true;
}
