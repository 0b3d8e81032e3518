import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { application, isUndecidedSql } from "../../../../db/schema/applications";
import { rentForm, rentFormMonth, rentFormVersion } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import { countedAtMost } from "../../../../kernel/counted";
import type { RentFormId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import { minutesFor } from "../../../applying/answering/minutes";
import { isOverdueAs } from "../../../applying/applications/queries/is-overdue.server";
import { inApplicantWords } from "../../../forms/form-model/applicant-words";
import { localize } from "../../../forms/form-model/localized";
import { countsOfMonth, lastDays } from "../../../forms/rent-forms/month-counts";
import { storedDefinition } from "../../../forms/rent-forms/publishable";
import { type FinishTimes, finishTimes, numbersLookedAt, type Pace, paceOf } from "../rules/pace";

export type FormNumbers = {
  views: number;
  starts: number;
  /** How many completed each section of the version that tenants see, in its order. */
  steps: { title: string; count: number }[];
  sent: number;
  /** Of the last thirty days, the oldest first; ISO, UTC. */
  sentByDay: { day: string; count: number }[];
  /** From "Start" to "Send", of the last 40. */
  finish: FinishTimes;
  /** What the start page says that it takes; null while no version is published. */
  saidMinutes: number | null;
  /** The landlord's, with the last 40. */
  pace: Pace;
  /** Answers that are late, counted up to `countedAtMost`; null where none was promised. */
  overdue: number | null;
};

/** What happened on a form's pages in its life, a row a month, at most 40 applications, and a thousand that wait for an answer; null: not this actor's. */
export async function findNumbers(
  services: Services,
  actor: Landlord,
  formId: RentFormId,
  locale: string,
): Promise<FormNumbers | null> {
  const { db, clock } = services;
  const isMine = and(eq(rentForm.id, formId), mayReachForm(actor, clock.now().getTime())) as SQL;
  const own = sql`(SELECT ${rentForm.id} FROM ${rentForm} WHERE ${isMine})`;
  const [forms, months, times, [late]] = await db.batch([
    db
      .select({ definition: rentFormVersion.definition, sent: rentForm.applicationCount })
      .from(rentForm)
      .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
      .where(isMine),
    db
      .select({ month: rentFormMonth.month, counts: rentFormMonth.counts })
      .from(rentFormMonth)
      .where(eq(rentFormMonth.formId, own)),
    db
      .select({
        createdAt: application.createdAt,
        submittedAt: application.submittedAt,
        firstViewedAt: application.firstViewedAt,
        decidedAt: application.decidedAt,
      })
      .from(application)
      .where(and(eq(application.formId, own), sql`${application.isSpam} = 0`))
      .orderBy(desc(application.submittedAt), desc(application.id))
      .limit(numbersLookedAt),
    selectOverdueOf(services, own),
  ]);
  const [form] = forms;
  if (!form) return null;
  const byDay = months.flatMap(countsOfMonth);
  const count = (event: string) => byDay.reduce((sum, one) => (one.event === event ? sum + one.count : sum), 0);
  const definition = form.definition ? inApplicantWords(storedDefinition(form.definition)) : null;
  return {
    views: count("view"),
    starts: count("start"),
    steps: (definition?.sections ?? []).flatMap((section, index) =>
      section.stage === "apply"
        ? [
            {
              title: localize(section.title, locale, definition?.defaultLocale ?? "en"),
              count: count(`step:${index + 1}`),
            },
          ]
        : [],
    ),
    sent: form.sent,
    sentByDay: lastDays(byDay, "sent", clock.now().getTime()),
    finish: finishTimes(times.map(({ createdAt, submittedAt }) => submittedAt - createdAt)),
    saidMinutes: definition && minutesFor(definition),
    pace: paceOf(times),
    overdue: definition?.replyWithinDays !== undefined || late?.isPromised ? (late?.count ?? 0) : null,
  };
}

/** Statement: whether any whom the landlord owes an answer was promised one, and how many should have it before now, up to `countedAtMost`. */
function selectOverdueOf({ db, clock }: Services, formId: SQL) {
  const owed = sql`SELECT version_id, state, submitted_at, household_completed_at, is_waiting_for_members
    FROM ${application} WHERE ${application.formId} = ${formId} AND ${sql.raw(isUndecidedSql)} AND is_archived = 0
      AND state <> 'info_requested' LIMIT ${countedAtMost}`;
  // What was promised is read once a version, for it lies in a long definition.
  const promised = sql`SELECT v.id AS version, json_extract(v.definition, '$.replyWithinDays') AS days
    FROM ${rentFormVersion} AS v WHERE v.id IN (SELECT version_id FROM owed)`;
  return db
    .select({
      isPromised: sql<number>`total(days IS NOT NULL) > 0`.as("is_promised"),
      count: sql<number>`count(*) FILTER (WHERE ${isOverdueAs("owed", sql`days`, clock.now().getTime())})`.as(
        "overdue",
      ),
    })
    .from(
      sql`(WITH owed AS MATERIALIZED (${owed}), promised AS MATERIALIZED (${promised})
        SELECT owed.*, promised.days FROM owed JOIN promised ON promised.version = owed.version_id) AS owed`,
    );
}
