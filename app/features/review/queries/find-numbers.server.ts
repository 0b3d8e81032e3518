import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { application } from "../../../db/schema/applications";
import { rentForm, rentFormDay, rentFormMonth, rentFormVersion } from "../../../db/schema/forms";
import type { Landlord } from "../../../kernel/actor";
import type { RentFormId } from "../../../kernel/ids";
import type { Services } from "../../../services";
import { localize } from "../../form-model/localized";
import { countsOfMonth, lastDays } from "../../rent-forms/month-counts";
import { storedDefinition } from "../../rent-forms/publishable";
import { mayReachForm } from "../../rent-forms/queries/may-reach-form.server";

export type FormNumbers = {
  views: number;
  starts: number;
  /** How many completed each section of the version that tenants see, in its order. */
  steps: { title: string; count: number }[];
  sent: number;
  /** Of the last thirty days, the oldest first; ISO, UTC. */
  sentByDay: { day: string; count: number }[];
  /** From "Start" to "Send", the middle one of the last 40; null without any. */
  medianMinutes: number | null;
};

const timesLookedAt = 40;

/** What happened on a form's pages in its life, a row a month and at most 40 applications; null: not this actor's. */
export async function findNumbers(
  services: Services,
  actor: Landlord,
  formId: RentFormId,
): Promise<FormNumbers | null> {
  const { db, clock } = services;
  const isMine = and(eq(rentForm.id, formId), mayReachForm(actor, clock.now().getTime())) as SQL;
  const own = sql`(SELECT ${rentForm.id} FROM ${rentForm} WHERE ${isMine})`;
  const [forms, days, months, times] = await db.batch([
    db
      .select({ definition: rentFormVersion.definition })
      .from(rentForm)
      .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
      .where(isMine),
    db
      .select({ event: rentFormDay.event, count: rentFormDay.count })
      .from(rentFormDay)
      .where(and(eq(rentFormDay.formId, own), eq(rentFormDay.day, "all"))),
    db
      .select({ month: rentFormMonth.month, counts: rentFormMonth.counts })
      .from(rentFormMonth)
      .where(eq(rentFormMonth.formId, own)),
    db
      .select({ milliseconds: sql<number>`${application.submittedAt} - ${application.createdAt}`.as("milliseconds") })
      .from(application)
      .where(and(eq(application.formId, own), eq(application.isSpam, false)))
      .orderBy(desc(application.submittedAt), desc(application.id))
      .limit(timesLookedAt),
  ]);
  const [form] = forms;
  if (!form) return null;
  const byDay = months.flatMap(countsOfMonth);
  const counts = [...days, ...byDay];
  const count = (event: string) => counts.reduce((sum, one) => (one.event === event ? sum + one.count : sum), 0);
  const definition = form.definition ? storedDefinition(form.definition) : null;
  return {
    views: count("view"),
    starts: count("start"),
    steps: (definition?.sections ?? []).flatMap((section, index) =>
      section.stage === "apply"
        ? [
            {
              title: localize(section.title, definition?.defaultLocale ?? "en", definition?.defaultLocale ?? "en"),
              count: count(`step:${index + 1}`),
            },
          ]
        : [],
    ),
    sent: count("sent"),
    sentByDay: lastDays(byDay, "sent", clock.now().getTime()),
    medianMinutes: medianMinutes(times.map((row) => row.milliseconds)),
  };
}

function medianMinutes(times: number[]): number | null {
  const sorted = [...times].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) return null;
  return Math.max(1, Math.round((upper + lower) / 2 / 60_000));
}
