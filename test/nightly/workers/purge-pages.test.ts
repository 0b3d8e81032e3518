import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { eraseStatements } from "../../../app/features/applying/applications/commands/erase-statements.server";
import { undeleteForm } from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { eraseAccount } from "../../../app/features/people/account-data/commands/erase-account.server";
import {
  countOwnApplications,
  findErasureProgress,
} from "../../../app/features/people/account-data/queries/find-erasure-progress.server";
import type { ApplicationId } from "../../../app/kernel/ids";
import { sweepPurges } from "../../../workers/jobs/sweeps/form-life";
import {
  aDefinition,
  anAccount,
  aPublishedForm,
  bindings,
  countRows,
  formRow,
  testServices,
} from "../../support/forms";
import { fillForm } from "../../support/many-applications";

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21, 9);
const run = (query: string, ...values: unknown[]) =>
  bindings.DB.prepare(query)
    .bind(...values)
    .run();
const applicationsOf = (formId: string) => countRows("SELECT count(*) AS n FROM application WHERE form_id = ?", formId);

/** A form of an account in the bin for 31 days, with so many applications. */
async function inTheBin(services: ReturnType<typeof testServices>, applications: number) {
  const { userId, actor, email } = await anAccount(services);
  const { formId, urlId } = await aPublishedForm(services, { definition: aDefinition() });
  await run("UPDATE rent_form SET landlord_id = ? WHERE id = ?", userId, formId);
  await fillForm(formId, applications, { state: "'declined'" });
  await run("UPDATE rent_form SET state = 'deleted', deleted_at = ? WHERE id = ?", now - 31 * dayMs, formId);
  return { userId, actor, email, formId, urlId };
}

// Red with one batch for a whole form: it goes in one run, which at 100,000 applications is half of what D1 gives a statement.
it("a large form is deleted in pages over several runs, and cannot be reached from the first run on", async () => {
  const services = testServices(new Date(now));
  const { formId, userId, actor, urlId } = await inTheBin(services, 4200);
  await sweepPurges(services);
  expect(await applicationsOf(formId)).toBe(2200);
  expect(await formRow(formId)).toMatchObject({ state: "deleted", landlord_id: null, published_version_id: null });
  expect(await undeleteForm(services, actor, formId)).toMatchObject({ code: "not-found" });
  expect(await services.publishedForms.findInDatabase(urlId)).toBeNull();
  await sweepPurges(services);
  expect(await applicationsOf(formId)).toBe(200);
  await sweepPurges(services);
  expect(await countRows("SELECT count(*) AS n FROM rent_form WHERE id = ?", formId)).toBe(0);
  expect(await applicationsOf(formId)).toBe(0);
  const erased = "SELECT sum(applications) AS n FROM erasure_count WHERE landlord_id = ?";
  expect(await countRows(erased, userId)).toBe(4200);
  expect(await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'form.purge'", formId)).toBe(
    1,
  );
});

it("an account is erased at once, and its data in pages", async () => {
  const services = testServices(new Date(now));
  const { userId, email, formId } = await inTheBin(services, 2600);
  await eraseAccount(services as never, { id: userId, email, name: "Maya" }, null);
  expect(await countRows("SELECT count(*) AS n FROM user WHERE id = ?", userId)).toBe(0);
  expect(await applicationsOf(formId)).toBe(600);
  await sweepPurges(services);
  expect(await countRows("SELECT count(*) AS n FROM rent_form WHERE id = ?", formId)).toBe(0);
  expect(await countRows("SELECT count(*) AS n FROM erasure_count WHERE landlord_id = ?", userId)).toBe(0);
});

// Red without the condition on erasing_for: the form of somebody else, which is erased too, counts along.
it("the progress of an account's erasure is shown until its last form is deleted, and for no other account", async () => {
  const services = testServices(new Date(now));
  const [mine, other] = [await inTheBin(services, 2600), await inTheBin(services, 4200)];
  await run("UPDATE rent_form SET application_count = 2700 WHERE id = ?", mine.formId);
  await run("UPDATE rent_form SET application_count = 4200 WHERE id = ?", other.formId);
  const applications = await countOwnApplications(services, mine.userId);
  const progress = () => findErasureProgress(services, { account: mine.userId, applications });
  for (const { userId, email } of [mine, other])
    await eraseAccount(services as never, { id: userId, email, name: "Maya" }, null);
  expect(await progress()).toEqual({ isDone: false, erased: 2000, total: 2700 });
  await sweepPurges(services);
  expect(await progress()).toEqual({ isDone: true, erased: 2700, total: 2700 });
  expect(await findErasureProgress(services, { account: other.userId, applications: 0 })).toMatchObject({
    isDone: false,
  });
});

// Red where erasing looks for jobs that wait: it reads every one of them.
it("erasing an application reads none of 20,000 waiting jobs", async () => {
  const services = testServices(new Date(now));
  const { formId } = await inTheBin(services, 1);
  await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
    INSERT INTO outbox (id, kind, ref, attempts, next_at, due_at, created_at)
    SELECT 'job-' || i, 'mail.notice-digest', '{"userId":"u","dueAt":' || i || '}', 0, 9e15, 9e15, 1 FROM n`);
  const [row] = await services.db.all<{ id: ApplicationId }>(sql`SELECT id FROM application WHERE form_id = ${formId}`);
  const before = services.usage.rowsRead;
  const [first, ...rest] = eraseStatements(
    services.db,
    { id: row?.id as ApplicationId, at: now, isErased: sql`1`, cause: "landlord" },
    [],
  );
  if (first) await services.db.batch([first, ...rest]);
  expect(services.usage.rowsRead - before).toBeLessThan(100);
  await run("DELETE FROM outbox WHERE id LIKE 'job-%'");
});
