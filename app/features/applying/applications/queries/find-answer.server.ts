import { type SQL, sql } from "drizzle-orm";
import { type ApplicationState, application } from "../../../../db/schema/applications";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { type Answer, answerOf } from "../decision-notice";
import { isGuestsDecision, noticeOutcome } from "./decision-notice.server";

/** What those of an application may know of its decision; null while nobody decided, and once it is erased. */
export async function findAnswer({ db, clock }: Services, isIt: SQL): Promise<Answer | null> {
  const [row] = await db
    .select({
      state: sql<ApplicationState>`${application.state}`.as("application_state"),
      decidedAt: application.decidedAt,
      tellBy: application.tellBy,
      isGuests: sql<number>`${isGuestsDecision()}`.as("is_guests"),
      toldAs: noticeOutcome.as("told_as"),
    })
    .from(application)
    .where(sql`${isIt} AND ${isNotErased()}`);
  return row ? answerOf({ ...row, isGuests: row.isGuests === 1 }, clock.now().getTime()) : null;
}
