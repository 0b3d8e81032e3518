import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { session, user } from "../../../db/schema/accounts";
import { contactMessage } from "../../../db/schema/contact";
import { rentForm, rentFormDay, rentFormMedia, rentFormMonth, rentFormVersion } from "../../../db/schema/forms";
import { notification, notificationPreference } from "../../../db/schema/platform";
import { describeDevice } from "../../../platform/auth/device";
import { openText } from "../../../platform/crypto";
import type { Services } from "../../../services";
import { contactEmailHashes, SEALED } from "../../contact/commands/send-contact-message.server";
import { countsOfMonth } from "../../rent-forms/month-counts";
import type { Room } from "../archive-room";
import { type ArchiveEntry, formFolder, jsonEntry, readMe, textEntry } from "../entries";
import { archiveLimits } from "../rules";
import { readBillingData } from "./billing-data.server";
import { applicationEntries } from "./list-exported-applications.server";

type Reader = Pick<Services, "db" | "documents" | "dataKeys" | "clock" | "config">;

const formsAtATime = 20;
const noticesAtMost = 5000;

/**
 * Everything an account holds, file by file, read as it is written: a page of rows or one document is in memory at a
 * time. The caller has made sure who asks. An account that is gone has no files.
 */
export async function* allDataEntries(services: Reader, userId: string): AsyncGenerator<ArchiveEntry> {
  const now = services.clock.now().getTime();
  const account = await readAccount(services, userId);
  if (!account) return;
  const room: Room = { ...archiveLimits, leftOut: [], locked: [] };
  yield jsonEntry("account.json", account, now);
  const billing = await readBillingData(services, userId);
  if (billing) yield jsonEntry("billing.json", billing, now);
  for await (const form of formsOf(services, userId)) yield* formEntries(services, form, room);
  const madeAt = new Date(now).toISOString();
  yield textEntry("Read me.txt", readMe({ ...room, email: account.email, madeAt }), now);
}

async function readAccount(services: Reader, userId: string) {
  const { db } = services;
  const [users, sessions, notices, preferences] = await db.batch([
    db.select().from(user).where(eq(user.id, userId)),
    db.select().from(session).where(eq(session.userId, userId)).orderBy(asc(session.createdAt)),
    db
      .select()
      .from(notification)
      .where(or(...[isNull, isNotNull].map((of) => and(eq(notification.landlordId, userId), of(notification.readAt)))))
      .limit(noticesAtMost),
    db.select().from(notificationPreference).where(eq(notificationPreference.userId, userId)),
  ]);
  const [person] = users;
  if (!person) return null;
  return {
    name: person.name,
    email: person.email,
    emailVerified: person.emailVerified,
    role: person.role ?? "user",
    createdAt: person.createdAt,
    // Without the sessions' keys; an admin's look through this account is in nobody's own data but the audit's.
    sessions: sessions
      .filter((row) => !row.impersonatedBy)
      .map(({ userAgent, ipAddress, country, createdAt, updatedAt, expiresAt }) => ({
        device: describeDevice(userAgent),
        userAgent,
        ipAddress,
        country,
        createdAt,
        usedAt: updatedAt,
        expiresAt,
      })),
    notices: notices.map(({ kind, formId, ref, createdAt, readAt }) => ({
      kind,
      formId,
      about: ref,
      createdAt: iso(createdAt),
      readAt: iso(readAt),
    })),
    noticesByMail: preferences.map(({ choices, zone, updatedAt }) => ({
      choices: JSON.parse(choices) as unknown,
      zone,
      updatedAt: iso(updatedAt),
    })),
    writtenToUs: await readContactMessages(services, person.email),
  };
}

/** What was written on the contact page from this address, as long as it is kept. */
async function readContactMessages({ db, config }: Reader, email: string) {
  const rows = await db
    .select()
    .from(contactMessage)
    .where(inArray(contactMessage.emailHash, await contactEmailHashes(config.secrets, email)))
    .orderBy(asc(contactMessage.createdAt));
  return Promise.all(
    rows.map(async ({ id, sealed, createdAt }) => ({
      at: iso(createdAt),
      ...(JSON.parse(await openText(config.secrets, SEALED, id, sealed)) as Record<string, unknown>),
    })),
  );
}

type Form = typeof rentForm.$inferSelect;

async function* formsOf({ db }: Reader, userId: string): AsyncGenerator<Form> {
  let after = "";
  for (;;) {
    const page = await db
      .select()
      .from(rentForm)
      .where(and(eq(rentForm.landlordId, userId), gt(rentForm.id, after)))
      .orderBy(asc(rentForm.id))
      .limit(formsAtATime);
    yield* page;
    if (page.length < formsAtATime) return;
    after = page.at(-1)?.id ?? "";
  }
}

async function* formEntries(services: Reader, form: Form, room: Room): AsyncGenerator<ArchiveEntry> {
  const { db } = services;
  const folder = formFolder(form);
  const [versions, days, months, media] = await db.batch([
    db
      .select({ id: rentFormVersion.id, number: rentFormVersion.number, publishedAt: rentFormVersion.publishedAt })
      .from(rentFormVersion)
      .where(eq(rentFormVersion.formId, form.id))
      .orderBy(asc(rentFormVersion.number)),
    db.select().from(rentFormDay).where(eq(rentFormDay.formId, form.id)).orderBy(asc(rentFormDay.day)),
    db.select().from(rentFormMonth).where(eq(rentFormMonth.formId, form.id)).orderBy(asc(rentFormMonth.month)),
    db.select({ hash: rentFormMedia.hash }).from(rentFormMedia).where(eq(rentFormMedia.formId, form.id)),
  ]);
  yield jsonEntry(`${folder}/form.json`, formFacts(form, [...days, ...months.flatMap(countsOfMonth)]), form.updatedAt);
  for (const { id, number, publishedAt } of versions)
    yield await versionEntry(services, folder, { id, number, publishedAt });
  for (const [index, { hash }] of media.entries()) {
    const picture = await services.documents.get(`media/${hash}`);
    const name = `${folder}/pictures/${index + 1}.jpg`;
    if (picture) yield { name, input: picture, lastModified: new Date(form.updatedAt) };
  }
  yield* applicationEntries(services, { formId: form.id, folder }, room);
}

async function versionEntry(
  { db }: Reader,
  folder: string,
  version: { id: string; number: number; publishedAt: number },
) {
  const [row] = await db
    .select({ definition: rentFormVersion.definition, lawCheck: rentFormVersion.lawCheck })
    .from(rentFormVersion)
    .where(inArray(rentFormVersion.id, [version.id]));
  const content = {
    number: version.number,
    publishedAt: iso(version.publishedAt),
    definition: JSON.parse(row?.definition ?? "null") as unknown,
    lawCheck: JSON.parse(row?.lawCheck ?? "null") as unknown,
  };
  return jsonEntry(`${folder}/versions/${version.number}.json`, content, version.publishedAt);
}

function formFacts(form: Form, days: readonly { day: string; event: string; count: number }[]) {
  return {
    id: form.id,
    address: `/apply/${form.urlId}`,
    title: form.title,
    state: form.state,
    applications: form.applicationCount,
    maxApplications: form.maxApplications,
    createdAt: iso(form.createdAt),
    updatedAt: iso(form.updatedAt),
    publishedAt: iso(form.publishedAt),
    opensUntil: iso(form.opensUntil),
    closedAt: iso(form.closedAt),
    deletedAt: iso(form.deletedAt),
    workingCopy: JSON.parse(form.draft) as unknown,
    numbers: days.map(({ day, event, count }) => ({ day, event, count })),
  };
}

export function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
