import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { type Person, storedPerson, withPeople } from "../../../../platform/people/people.server";
import { selectFormKeys } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { type SpamReason, spamReasonsSchema } from "../../../applying/apply/spam/score";
import { type FormKey, isForm } from "../../../forms/rent-forms/queries/find-editable-form.server";

export type SuspectedApplication = {
  id: ApplicationId;
  name: string;
  reference: string;
  submittedAt: number;
  /** The applicant pressed the button of the mail that asks to confirm. */
  isConfirmed: boolean;
  reasons: SpamReason[];
};

export type SuspectedPage = { title: string; country: string; applications: SuspectedApplication[]; isMore: boolean };

/** Newest ones; whoever looks at more has released or deleted these. */
const pageSize = 25;

/** What is kept back of one form, newest first; null when the form is not this actor's or in the bin. One batch. */
export async function listSuspected(services: Services, actor: Landlord, key: FormKey): Promise<SuspectedPage | null> {
  const { db, clock } = services;
  const isReached = and(isForm(key), ne(rentForm.state, "deleted"), mayReachForm(actor, clock.now().getTime())) as SQL;
  const [forms, keys, rows] = await db.batch([
    db
      .select({
        title: rentForm.title,
        country: sql<string>`json_extract(${rentFormVersion.definition}, '$.property.address.country')`.as("country"),
      })
      .from(rentForm)
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
      .where(isReached),
    selectFormKeys(services, isReached),
    selectSuspected(services, sql`${application.formId} = (SELECT ${rentForm.id} FROM ${rentForm} WHERE ${isReached})`),
  ]);
  const [form] = forms;
  if (!form) return null;
  const page = await withPeople(services, rows.slice(0, pageSize), keys);
  return { ...form, applications: page.map(suspectedOf), isMore: rows.length > pageSize };
}

/** One of them: why it is kept back. Null as above, and for what is not suspected. */
export async function findSuspicion(
  services: Services,
  actor: Landlord,
  key: FormKey & { applicationId: ApplicationId },
): Promise<SuspectedApplication | null> {
  const isReached = and(
    isForm(key),
    ne(rentForm.state, "deleted"),
    mayReachForm(actor, services.clock.now().getTime()),
  ) as SQL;
  const rows = await selectSuspected(
    services,
    sql`${application.id} = ${key.applicationId}
      AND ${application.formId} = (SELECT ${rentForm.id} FROM ${rentForm} WHERE ${isReached})`,
  );
  const [row] = await withPeople(services, rows);
  return row ? suspectedOf(row) : null;
}

function selectSuspected({ db }: Services, which: SQL) {
  return (
    db
      .select({
        id: sql<ApplicationId>`${application.id}`.as("application_id"),
        stored: storedPerson,
        reference: application.reference,
        submittedAt: application.submittedAt,
        confirmedAt: application.confirmedAt,
        reasons: application.spamReasons,
      })
      .from(application)
      // As a literal: with a bound parameter SQLite does not know that the partial index fits.
      .where(sql`${which} AND ${application.isSpam} = 1`)
      .orderBy(desc(application.submittedAt), desc(application.id))
      .limit(pageSize + 1)
  );
}

type Suspected = Omit<Awaited<ReturnType<typeof selectSuspected>>[number], "stored"> & Person;

function suspectedOf(row: Suspected): SuspectedApplication {
  const { reasons, confirmedAt, email: _email, phone: _phone, ...facts } = row;
  const parsed = spamReasonsSchema.safeParse(JSON.parse(reasons ?? "[]"));
  return { ...facts, isConfirmed: confirmedAt !== null, reasons: parsed.success ? parsed.data : [] };
}
