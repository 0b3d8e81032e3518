import { eq, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { outbox } from "../../../../db/schema/platform";
import { applicantLetter } from "../../../../db/schema/review";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import {
  changeApplications,
  isOwnApplication,
} from "../../../applying/applications/commands/change-applications.server";
import { isOnItsWay, lacksNotice } from "../../../applying/applications/queries/decision-notice.server";
import { type DeclineReason, undoMs } from "../../../applying/applications/states";
import { givenBy, readForMove, unsupportedOf } from "../queries/check-reasons.server";
import { letterStatements, sealLetters } from "./letter-statements.server";

/**
 * Sends the letter about a decision without a letter: one that waits, or our words for its reason; two minutes to stop it.
 * "refused": nothing decided, gone already, or it must name a report that nobody has named. "unsupported": the reason of the
 * decline does not hold, or not any more.
 */
export async function tellDecision(
  services: Services,
  actor: AccountLandlord,
  { formId, applicationId }: { formId: RentFormId; applicationId: ApplicationId },
): Promise<Result<undefined, "not-found" | "refused" | "unsupported">> {
  const { db, clock } = services;
  const picked = { formId, applicationIds: [applicationId] };
  const [decided] = await db
    .select({ state: application.state, reason: application.declineReason })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(isOwnApplication(actor, picked, clock.now().getTime()));
  if (!decided) return err("not-found");
  const { state, reason } = decided;
  if (state !== "approved" && state !== "declined") return err("refused");
  const asked = { isDecline: state === "declined", reason: (reason as DeclineReason | null) ?? undefined, text: null };
  const { keys, found } = await readForMove(services, actor, picked, { ...asked, needsKeys: true });
  if (found.some(({ facts }) => unsupportedOf(facts, givenBy(asked)).length > 0)) return err("unsupported");
  const letters = await sealLetters(services, keys, {
    ...{ text: null, sendAt: 0, agency: null, kind: state },
    reason: reason as DeclineReason | null,
  });
  const [row] = await changeApplications(
    services,
    actor,
    picked,
    {
      action: "application.tell",
      // A letter about a report names it: no words of ours do.
      isAllowed: sql`${application.state} = ${state} AND ${lacksNotice} AND ${isNotErased()}
        AND (${application.declineReason} IS NOT 'report' OR EXISTS (SELECT 1 FROM ${applicantLetter}
          WHERE ${applicantLetter.applicationId} = ${application.id} AND ${isOnItsWay}))`,
      isDone: sql`NOT ${lacksNotice}`,
      detail: sql`${application.state}`,
      set: () => sql`tell_by = tell_by`,
      marksRead: true,
    },
    ({ changed, at }) => {
      const waiting = sql`SELECT ${applicantLetter.id} FROM ${applicantLetter}
        JOIN ${application} ON ${application.id} = ${applicantLetter.applicationId}
        WHERE ${application.id} IN ${changed} AND ${isOnItsWay}`;
      const silent = sql`(SELECT silent.value FROM json_each(${JSON.stringify([applicationId])}) AS silent
        WHERE silent.value IN ${changed} AND NOT EXISTS (${waiting}))`;
      const sendAt = at + undoMs;
      return [
        db.run(sql`UPDATE ${outbox} SET next_at = ${sendAt}, due_at = ${sendAt} WHERE next_at > ${sendAt}
          AND dedupe_key IN (SELECT 'letter:' || own.id FROM (${waiting}) AS own)`),
        db.run(sql`UPDATE ${applicantLetter} SET send_at = ${sendAt} WHERE send_at > ${sendAt} AND id IN (${waiting})`),
        ...letterStatements(db, letters, { changed: silent, at }),
      ];
    },
  );
  if (!row) return err("not-found");
  return row.outcome === "refused" ? err("refused") : ok(undefined);
}
