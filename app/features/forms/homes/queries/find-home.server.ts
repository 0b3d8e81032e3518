import { and, eq, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { home, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import { dayMs } from "../../../../kernel/durations";
import type { HomeId, RentFormId } from "../../../../kernel/ids";
import { landlordOfHomeSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import type { WrittenAddress } from "../../form-model/address-line";
import type { FormDefinition, HomeFacts, Photo } from "../../form-model/schema";
import { storedDefinition } from "../../rent-forms/publishable";
import { stateAt } from "../../rent-forms/rules";
import { addressOfHome, factsOfHome, zoneOfRow } from "../home-row";
import { type HomeForm, selectForms } from "./list-homes.server";

export type Vacancy = Omit<HomeForm, "homeId" | "unread"> & {
  decided: number;
  /** Whole days from the first publishing to its end, or to now; null while it was never published. */
  daysOpen: number | null;
};
export type HomePage = {
  homeId: HomeId;
  address: WrittenAddress & { line1: string; city: string };
  reference: string | null;
  zone: string;
  isArchived: boolean;
  facts: HomeFacts;
  photos: Photo[];
  /** The newest first. */
  vacancies: Vacancy[];
};

/** One home of the account with the history of its vacancies; null where it has none such. */
export async function findHome(services: Services, actor: AccountLandlord, homeId: HomeId): Promise<HomePage | null> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const [row] = await db
    .select()
    .from(home)
    .where(and(eq(home.id, homeId), sql`${home.landlordId} = ${landlordOfHomeSql(actor, now, sql`${home.id}`)}`));
  if (!row) return null;
  const [forms, decided, last] = await Promise.all([
    selectForms(services, [row]),
    db
      .select({ formId: application.formId, count: sql<number>`count(*)`.as("decided") })
      .from(application)
      .where(
        sql`${application.homeId} = ${homeId} AND is_spam = 0 AND home_id IS NOT NULL AND ${application.decidedAt} IS NOT NULL`,
      )
      .groupBy(application.formId),
    findLastDefinition(services, homeId),
  ]);
  const counts = new Map(decided.map(({ formId, count }) => [formId, count]));
  return {
    homeId,
    address: addressOfHome(row),
    reference: row.reference,
    zone: zoneOfRow(row),
    isArchived: row.archivedAt !== null,
    facts: factsOfHome(row),
    photos: last?.definition.property.photos ?? [],
    vacancies: forms.map(({ homeId: _home, unread: _unread, ...form }) => {
      const state = stateAt(form, now);
      return { ...form, state, decided: counts.get(form.formId) ?? 0, daysOpen: daysOpen({ ...form, state }, now) };
    }),
  };
}

function daysOpen(
  { state, publishedAt, closedAt, opensUntil }: Pick<HomeForm, "state" | "publishedAt" | "closedAt" | "opensUntil">,
  now: number,
): number | null {
  if (publishedAt === null) return null;
  const hasEnded = state === "closed" || state === "archived";
  const end = hasEnded ? (closedAt ?? opensUntil ?? now) : now;
  return Math.max(0, Math.floor((end - publishedAt) / dayMs));
}

/** The form that was made last for a home, as it was published, else as drafted; the caller knows whose home it is. */
export async function findLastDefinition(
  { db }: Pick<Services, "db">,
  homeId: HomeId,
): Promise<{ formId: RentFormId; definition: FormDefinition; publishedAt: number | null } | null> {
  const [last] = await db
    .select({
      publishedAt: rentFormVersion.publishedAt,
      formId: sql<RentFormId>`${rentForm.id}`.as("of_form"),
      text: sql<string>`coalesce(${rentFormVersion.definition}, ${rentForm.draft})`.as("definition"),
    })
    .from(rentForm)
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(and(eq(rentForm.homeId, homeId), sql`${rentForm.state} <> 'deleted'`))
    .orderBy(sql`${rentForm.publishedVersionId} IS NULL, ${rentForm.createdAt} DESC`)
    .limit(1);
  if (!last) return null;
  const { formId, text, publishedAt } = last;
  return { formId, definition: storedDefinition(text), publishedAt };
}
