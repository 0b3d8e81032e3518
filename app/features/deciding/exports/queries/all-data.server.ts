import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { session, user } from "../../../../db/schema/accounts";
import { contactMessage } from "../../../../db/schema/contact";
import { formDefault, home, rentForm } from "../../../../db/schema/forms";
import { notification, notificationPreference } from "../../../../db/schema/platform";
import { readLanguage } from "../../../../kernel/page-locale";
import { describeDevice } from "../../../../platform/auth/device";
import { openText } from "../../../../platform/crypto";
import { contactEmailHashes, SEALED } from "../../../../platform/support-messages.server";
import type { Services } from "../../../../services";
import { type Left, noneLeft, type Room, takeLeft } from "../archive-room";
import { type ArchiveEntry, formFolder, iso, jsonEntry } from "../entries";
import { type Mark, nothingLeft, type PastLeft, type Piece, weights } from "../pieces";
import { readMeOfAccount, readMePieces } from "../read-me";
import { archiveLimits } from "../rules";
import { readBillingData } from "./billing-data.server";
import { type Form, factsEntry, pictureEntries, versionEntries } from "./form-data.server";
import { applicationEntries } from "./list-exported-applications.server";
import { readTeamData } from "./team-data.server";
import { requestsAtATime, viewingEntries } from "./viewing-data.server";

type Reader = Pick<Services, "db" | "documents" | "dataKeys" | "clock" | "config">;

const noticesAtMost = 5000;

/** Where the work within one form goes on. */
type Within =
  | { part: "facts" }
  | { part: "versions"; after: number }
  | { part: "pictures" }
  | { part: "viewings"; after: number }
  | { part: "applications"; after: string };

/** `after`: the last form that is whole; `inForm`: the one behind it, if it was begun. */
type FormsPlace = { phase: "forms"; after: string; inForm: { id: string; at: Within } | null; room: Room };
export type AllDataPlace = { phase: "account" } | FormsPlace | { phase: "read-me" };

/** `locale`: of who asked. */
export type AllDataTask = { userId: string; locale: string };

/** Everything an account holds, file by file from a place on, one page of rows or document in memory at a time. */
export async function* allDataEntries(
  services: Reader,
  { userId, locale }: AllDataTask,
  from: AllDataPlace = { phase: "account" },
  past: PastLeft = nothingLeft,
): AsyncGenerator<Piece<AllDataPlace>> {
  const now = services.clock.now();
  let place = from;
  if (place.phase === "account") {
    const account = await readAccount(services, userId);
    if (!account) return;
    yield jsonEntry("account.json", account, now.getTime());
    const homes = await readHomes(services, userId);
    if (homes.length > 0) yield jsonEntry("homes.json", homes, now.getTime());
    const defaults = await readDefaults(services, userId);
    if (defaults) yield jsonEntry("new-forms.json", defaults, now.getTime());
    const billing = await readBillingData(services, userId);
    if (billing) yield jsonEntry("billing.json", billing, now.getTime());
    const team = await readTeamData(services, userId);
    if (team) yield jsonEntry("team.json", team, now.getTime());
    place = { phase: "forms", after: "", inForm: null, room: archiveLimits };
    yield { place, weight: weights.form };
  }
  if (place.phase === "forms") {
    yield* formsEntries(services, { userId, locale }, place);
    yield { place: { phase: "read-me" }, weight: 1 };
  }
  const [person] = await services.db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  const language = readLanguage(locale);
  const head = readMeOfAccount({ email: person?.email ?? "", madeAt: now.toISOString() }, language);
  yield* readMePieces(head, past, { at: now.getTime(), language });
}

/** One form after another, each with its parts. */
async function* formsEntries(
  services: Reader,
  { userId, locale }: AllDataTask,
  from: FormsPlace,
): AsyncGenerator<Piece<AllDataPlace>> {
  const space = { room: { ...from.room }, left: noneLeft() };
  let { after, inForm } = from;
  const mark = (weight: number): Mark<AllDataPlace> => ({
    ...{ place: { phase: "forms", after, inForm, room: { ...space.room } }, weight, left: takeLeft(space.left) },
  });
  for (;;) {
    const form = await nextForm(services, userId, after);
    if (!form) return;
    const begun: Within = inForm?.id === form.id ? inForm.at : { part: "facts" };
    for await (const piece of formEntries(services, { form, locale, from: begun }, space)) {
      if (!("at" in piece)) {
        yield piece;
        continue;
      }
      inForm = { id: form.id, at: piece.at };
      yield mark(weightOf(piece.at));
    }
    after = form.id;
    inForm = null;
    yield mark(weights.form);
  }
}

function weightOf({ part }: Within): number {
  if (part === "applications") return weights.application;
  return part === "viewings" ? requestsAtATime : weights.form;
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
    hidesNames: person.hidesNames,
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
    notices: notices.map(({ kind, formId, ref, ownerId, createdAt, readAt }) => ({
      kind,
      formId,
      about: ref,
      isOfSharedAccount: ownerId !== null,
      createdAt: iso(createdAt),
      readAt: iso(readAt),
    })),
    noticesByMail: preferences.map(({ choices, teamChoices, zone, updatedAt }) => ({
      choices: JSON.parse(choices) as unknown,
      inSharedAccounts: JSON.parse(teamChoices ?? "{}") as unknown,
      zone,
      updatedAt: iso(updatedAt),
    })),
    writtenToUs: await readContactMessages(services, person.email),
  };
}

async function readHomes({ db }: Reader, userId: string) {
  const rows = await db
    .select()
    .from(home)
    .where(eq(home.landlordId, userId))
    .orderBy(asc(home.createdAt), asc(home.id));
  return rows.map(({ landlordId: _owner, key: _key, facts, createdAt, updatedAt, archivedAt, ...row }) => ({
    ...row,
    facts: JSON.parse(facts) as unknown,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    archivedAt: archivedAt === null ? null : iso(archivedAt),
  }));
}

/** What new forms begin with. */
async function readDefaults({ db }: Reader, userId: string) {
  const [row] = await db.select().from(formDefault).where(eq(formDefault.landlordId, userId));
  return row ? { ...(JSON.parse(row.content) as object), updatedAt: iso(row.updatedAt) } : null;
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

async function nextForm({ db }: Reader, userId: string, after: string): Promise<Form | undefined> {
  const [form] = await db
    .select()
    .from(rentForm)
    .where(and(eq(rentForm.landlordId, userId), gt(rentForm.id, after)))
    .orderBy(asc(rentForm.id))
    .limit(1);
  return form;
}

type FormPiece = ArchiveEntry | { at: Within };

async function* formEntries(
  services: Reader,
  { form, locale, from }: { form: Form; locale: string; from: Within },
  space: { room: Room; left: Left },
): AsyncGenerator<FormPiece> {
  const folder = formFolder(form, readLanguage(locale));
  let at = from;
  if (at.part === "facts") {
    yield await factsEntry(services, form, folder);
    at = { part: "versions", after: 0 };
    yield { at };
  }
  if (at.part === "versions") {
    for await (const entry of versionEntries(services, { form, folder, after: at.after }))
      yield "name" in entry ? entry : { at: { part: "versions", after: entry.after } };
    at = { part: "pictures" };
    yield { at };
  }
  if (at.part === "pictures") {
    yield* pictureEntries(services, form, folder);
    at = { part: "viewings", after: 0 };
    yield { at };
  }
  if (at.part === "viewings") {
    for await (const entry of viewingEntries(services, { formId: form.id, folder, after: at.after }))
      yield "name" in entry ? entry : { at: { part: "viewings", after: entry.after } };
    at = { part: "applications", after: "" };
    yield { at };
  }
  for await (const entry of applicationEntries(services, { formId: form.id, folder, locale }, space, at.after))
    yield "after" in entry ? { at: { part: "applications", after: entry.after } } : entry;
}
