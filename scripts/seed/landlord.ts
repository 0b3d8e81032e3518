import { and, eq, isNull, like, or, sql } from "drizzle-orm";
import { applicationKey } from "../../app/db/schema/applications";
import { rentFormMonth } from "../../app/db/schema/forms";
import { notification, outbox } from "../../app/db/schema/platform";
import { applicantLetter } from "../../app/db/schema/review";
import { indexApplication } from "../../app/features/applying/applications/commands/index-application.server";
import type { DeclineReason } from "../../app/features/applying/applications/states";
import { answerLandlord } from "../../app/features/applying/messages/commands/answer-landlord.server";
import { markSeenByLandlord } from "../../app/features/applying/messages/commands/mark-seen.server";
import { writeMessages } from "../../app/features/applying/messages/commands/write-messages.server";
import { moveApplications } from "../../app/features/deciding/decision/commands/move-applications.server";
import { recordFirstView } from "../../app/features/deciding/manage-link/commands/request-manage-link.server";
import type { AccountLandlord } from "../../app/kernel/actor";
import type { ApplicationId, RentFormId, RentFormUrlId } from "../../app/kernel/ids";
import { tallyVisit, writeVisits } from "../../app/platform/visits";
import type { Services } from "../../app/services";
import { people } from "./people";

const hourMs = 60 * 60 * 1000;
const unreadAtTheEnd = 9;

/** By their place among the applicants. */
const shortlisted = new Set([3, 8, 14]);
const declined = new Map<number, { reason: DeclineReason; text: string | null }>([
  [
    5,
    {
      reason: "other",
      text: "Hello {name},\n\nThank you for applying. My criteria ask for a move-in within six weeks, and your day is later.\n\nI hope you find a good home soon.",
    },
  ],
  [11, { reason: "income", text: null }],
]);
/** What the landlord wrote, and what the applicant wrote back. */
const talks = new Map<number, { asked?: string; answered?: string }>([
  [
    3,
    {
      asked: "Could you come for a look on Saturday at ten?",
      answered: "Gladly. We will be two, if that is all right.",
    },
  ],
  [8, { asked: "Your letter names two cats, your application one. Which is it?" }],
  [14, { answered: "Is there room for two bicycles under a roof?" }],
]);

export type Read = { actor: AccountLandlord; formId: RentFormId; id: ApplicationId; index: number; at: Date };
export type ServicesAt = (at: Date) => Services;

/** What the demo's landlord did with one application, by the product's own commands, at the times when it happened. */
export async function readAsLandlord(servicesAt: ServicesAt, { actor, formId, id, index, at }: Read): Promise<void> {
  const later = (hours: number) => servicesAt(new Date(at.getTime() + hours * hourMs));
  await indexApplication(later(0), id);
  if (index < people.length - unreadAtTheEnd) {
    await recordFirstView(later(4), actor, { formId, applicationId: id });
    await later(4)
      .db.update(notification)
      .set({ readAt: at.getTime() + 4 * hourMs })
      .where(eq(notification.id, id));
  }
  const decline = declined.get(index);
  if (shortlisted.has(index)) {
    await moveApplications(later(8), actor, { formId, applicationIds: [id], action: "shortlist" });
  }
  if (decline) {
    const { reason, text } = decline;
    const letter = { text, sendAt: 0, agency: null };
    await moveApplications(later(8), actor, { formId, applicationIds: [id], action: "decline", reason, letter });
  }
  await talk(later, { actor, formId, id, index });
  await settleMails(later(24), id);
}

async function talk(later: (hours: number) => Services, { actor, formId, id, index }: Omit<Read, "at">): Promise<void> {
  const { asked, answered } = talks.get(index) ?? {};
  if (asked) {
    await writeMessages(later(12), actor, {
      applicationIds: [id],
      postId: `seed-${index}`,
      text: asked,
      isNamed: false,
    });
  }
  if (!answered) return;
  const services = later(16);
  const [stored] = await services.db.select().from(applicationKey).where(eq(applicationKey.applicationId, id));
  if (!stored) throw new Error("An applicant of the demo has no key");
  const key = await services.dataKeys.open(id, stored);
  const upTo = services.clock.now().getTime();
  await answerLandlord(services, { applicationId: id, key }, { postId: `seed-answer-${index}`, text: answered, upTo });
  if (asked) await markSeenByLandlord(later(20), actor, { formId, applicationId: id, upTo });
}

/** The mails about one application count as sent. */
export async function settleMails({ db, clock }: Services, id: ApplicationId): Promise<void> {
  const at = clock.now().getTime();
  const ofLetter = sql`${outbox.ref} ->> '$.letterId' IN (SELECT id FROM ${applicantLetter} WHERE application_id = ${id})`;
  await db.batch([
    db
      .update(outbox)
      .set({ doneAt: at })
      .where(and(isNull(outbox.doneAt), or(like(outbox.ref, `%${id}%`), ofLetter))),
    db
      .update(applicantLetter)
      .set({ sentAt: at })
      .where(and(eq(applicantLetter.applicationId, id), isNull(applicantLetter.sentAt))),
  ]);
}

type Visits = { formId: RentFormId; urlId: RentFormUrlId; sections: number; sentAt: readonly Date[] };

/** People who looked at the form, began it, and came through its sections; each who sent it is one of them. Written once. */
export async function addVisits(
  services: Services,
  database: D1Database,
  { formId, urlId, sections, sentAt }: Visits,
): Promise<void> {
  const known = await services.db.select().from(rentFormMonth).where(eq(rentFormMonth.formId, formId));
  if (known.some(({ counts }) => counts.includes(" view"))) return;
  for (const [index, at] of sentAt.entries()) {
    const moment = at.getTime();
    // Of every five who look, three begin and two send.
    for (let view = 0; view < 2 + (index % 2); view += 1) tallyVisit(urlId, "view", moment);
    const cameTo = index % 2 === 0 ? [sections, 1 + (index % sections)] : [sections];
    for (const last of cameTo) {
      tallyVisit(urlId, "start", moment);
      for (let step = 1; step <= last; step += 1) tallyVisit(urlId, `step:${step}`, moment);
    }
  }
  await writeVisits({ db: database, log: services.log });
}
