import { eq, sql } from "drizzle-orm";
import { rentForm } from "../../app/db/schema/forms";
import { notification } from "../../app/db/schema/platform";
import type { Named } from "../../app/features/applying/applications/named-blocks";
import type { NamedApplication } from "../../app/features/applying/applications/queries/select-named.server";
import type { Services } from "../../app/services";
import type { RenderedMail } from "../../app/ui/mail-layout";
import { deliver, type MailJob } from "./deliver";
import { findFormLandlord } from "./form-landlord";
import { recipientByChoice, stoppableMail } from "./notice-choice";
import { done, type JobOutcome } from "./outcome";

/** A mail names this many and says that there are more. */
const namedAtMost = 30;

export type Telling = {
  kind: "undecided-near" | "decision-notice-due";
  landlordId: string;
  /** Names the telling where it is about several. */
  about: string;
  list(atMost: number): Promise<NamedApplication[]>;
  mail(named: Named): RenderedMail;
};

/** Tells an account of several applications at once: a notice, and a mail by choice. Of none nothing. */
export async function tellOfSeveral(services: Services, job: MailJob, telling: Telling): Promise<JobOutcome> {
  const { db, clock } = services;
  const { kind, landlordId } = telling;
  const found = await telling.list(namedAtMost + 1);
  const [first] = found;
  const landlord = first && (await findFormLandlord(services, eq(rentForm.id, first.formId)));
  if (!first || !landlord) return done;
  const about = found.length === 1 ? first.id : telling.about;
  // The job's id is the notice's own, so that a repeated job tells once.
  await db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
    VALUES (${job.id}, ${landlordId}, ${first.formId}, ${kind}, ${about}, ${clock.now().getTime()})
    ON CONFLICT (id) DO NOTHING`);
  const recipient = await recipientByChoice(services, landlord, { kind, ref: about });
  if (!recipient) return done;
  const named = { applications: found.slice(0, namedAtMost), hasMore: found.length > namedAtMost };
  return deliver(services, job, { to: recipient.to, ...stoppableMail(telling.mail(named), recipient) });
}
