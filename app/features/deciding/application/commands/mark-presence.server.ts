import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { user } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { applicationPresence } from "../../../../db/schema/teams";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { type Doing, presentForMs } from "../../../../kernel/presence";
import { err, ok, type Result } from "../../../../kernel/result";
import { mayReadIn } from "../../../../platform/auth/account-people.server";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { isOwnApplication, withForms } from "../../../applying/applications/commands/change-applications.server";
import { applicationMark, isShared } from "../queries/application-mark.server";

type Seen = { formId: RentFormId; applicationId: ApplicationId; doing: Doing };

export type Present = { name: string; doing: Doing };
/** `mark`: see `applicationMark`. */
export type Presence = { mark: string; others: Present[] };

/** A page with the application is looked at: says so to the others of a shared account, and tells who of them is there. */
export async function markPresence(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: AccountLandlord,
  { formId, applicationId, doing }: Seen,
): Promise<Result<Presence, "not-found">> {
  const at = clock.now().getTime();
  const person = signedInUserIdSql(actor, at);
  const isMine = isOwnApplication(actor, { formId, applicationIds: [applicationId] }, at);
  const { others, found } = await runBatch(db, {
    seen: db.run(sql`INSERT INTO ${applicationPresence} (application_id, user_id, doing, seen_at)
      SELECT ${application.id}, ${person}, ${doing}, ${at} FROM ${withForms} WHERE ${isMine} AND ${isShared}
      ON CONFLICT (user_id, application_id) DO UPDATE SET doing = excluded.doing, seen_at = excluded.seen_at`),
    others: db
      .select({ name: user.name, doing: applicationPresence.doing })
      .from(applicationPresence)
      .innerJoin(application, sql`${application.id} = ${applicationPresence.applicationId}`)
      .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
      .innerJoin(user, sql`${user.id} = ${applicationPresence.userId}`)
      .where(
        sql`${isMine} AND +${applicationPresence.seenAt} > ${at - presentForMs}
          AND ${applicationPresence.userId} <> ${person}
          AND ${mayReadIn(sql`${rentForm.landlordId}`, sql`${applicationPresence.userId}`, sql`${rentForm.homeId}`)}`,
      )
      .orderBy(user.name)
      .limit(20),
    found: db
      .select({ mark: applicationMark.as("mark") })
      .from(application)
      .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
      .where(isMine),
  });
  const mark = found[0]?.mark;
  return mark === undefined ? err("not-found") : ok({ mark, others });
}
