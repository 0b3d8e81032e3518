import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { draftRates } from "~/features/applying/answering/draft-rates";
import { askedAs } from "../../app/features/applying/applications/asked-form";
import { findDraft } from "../../app/features/applying/applications/queries/find-draft.server";
import { receiveStep, takeFile } from "../../app/features/applying/apply/commands/receive-step.server";
import { startDraft } from "../../app/features/applying/apply/commands/save-draft.server";
import { submitApplication } from "../../app/features/applying/apply/commands/submit-application.server";
import type { OutboxId } from "../../app/kernel/ids";
import { createMailQueue, type MailMessage } from "../../app/platform/mail-queue";
import { createMailer } from "../../app/platform/mailer";
import { makePersonKeys } from "../../app/platform/people/person-keys.server";
import type { VisitEvent } from "../../app/platform/visits";
import { countVisit } from "../../app/platform/visits";
import { runJob } from "../../workers/jobs/run-job";
import { asked, typedSteps } from "../support/apply-form";
import { bindings, storeForm } from "../support/apply-visitor";
import { anAccount, testServices } from "../support/forms";
import { aReadyDraft, submitInput } from "../support/ready-draft";
import { silentLog } from "../support/services";

/** A form with every kind of question, and services that count what is written to which; mails cost nothing here. */
async function aCountedForm({ isGuest = false } = {}) {
  const services = testServices();
  const { userId } = await anAccount(services);
  const { formId, urlId } = await storeForm();
  const owner = isGuest ? null : userId;
  await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?").bind(owner, formId).run();
  const form = await services.publishedForms.findInDatabase(urlId);
  if (!form) throw new Error("No such form");
  // The first application to a landlord makes the key: three rows once.
  await makePersonKeys(services, [formId]);
  const queueSends: unknown[] = [];
  const sendBatch = async (messages: unknown) => void queueSends.push(messages);
  const queue = { sendBatch } as unknown as Queue<MailMessage>;
  // The mailbox of a developer's machine writes rows that production does not.
  const mailer = createMailer(services.config, async (id) => ({ ok: true, messageId: id }));
  const counted = {
    ...services,
    mailer,
    mailQueue: createMailQueue({ urgent: queue, ordinary: queue, bulk: queue, exports: queue }, services.log),
  };
  return { services: counted, form, queueSends };
}

type Counted = Awaited<ReturnType<typeof aCountedForm>>;

async function draftOf({ services, form }: Counted, token: string) {
  const draft = await findDraft(services, form.formId, token);
  if (!draft) throw new Error("No such draft");
  return draft;
}

/** One post of the page of a step, as a browser without script makes it; where it leads. */
async function post(counted: Counted, token: string, step: number, pairs: readonly (readonly [string, string])[]) {
  const { services, form } = counted;
  const draft = await draftOf(counted, token);
  const body = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
  const request = new Request(`http://localhost:8787/apply/${form.urlId}`, { method: "POST", body });
  const outcome = await receiveStep(services, { form: askedAs(form, null), token, draft, request, step });
  return outcome.kind === "go" ? outcome.to : outcome.kind;
}

const countOf = async (query: string, id: string) =>
  (await bindings.DB.prepare(query).bind(id).first<{ n: number }>())?.n ?? 0;

/** A visit that is written down by itself, as where nobody else visits: what D1 counts of it. */
async function rowsOfVisit(urlId: string, event: VisitEvent): Promise<number> {
  let rows = 0;
  const run = async (statement: D1PreparedStatement) => {
    const result = await statement.run();
    rows += result.meta.rows_written;
  };
  const prepare = (query: string) => ({
    bind: (values: string) => ({ run: () => run(bindings.DB.prepare(query).bind(values)) }),
  });
  const waiting: Promise<unknown>[] = [];
  const place = {
    db: { prepare } as unknown as D1Database,
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  };
  const request = new Request("http://localhost:8787/", {
    headers: { "User-Agent": "Mozilla/5.0 Version/18.0 Safari" },
  });
  countVisit({ ...place, log: silentLog }, request, { urlId, event, isRare: true });
  await Promise.all(waiting);
  return rows;
}

/** What D1 counts of one application, index entries too; docs/cost.md makes its sum of money of it. */
it("one application, from first page to mails, writes no more rows than docs/cost.md states", async () => {
  const counted = await aCountedForm();
  const { services, form } = counted;
  let before = { ...services.usage };
  const written: Record<string, number> = {};
  const count = (what: string) => {
    written[what] = (written[what] ?? 0) + services.usage.rowsWritten - before.rowsWritten;
    before = { ...services.usage };
  };
  expect(await services.rateLimit.take(draftRates.start, crypto.randomUUID())).toEqual({ allowed: true });
  const { token } = await startDraft(services, form, "en");
  count("start");
  const go = async (step: number) => {
    const led = await post(counted, token, step, typedSteps[step - 1] ?? []);
    expect(led).toBe(`/apply/${form.urlId}?step=${step + 1}`);
    count("steps");
  };
  for (const step of [1, 2, 3, 4]) await go(step);
  const draft = await draftOf(counted, token);
  for (const name of ["october.pdf", "november.pdf"]) {
    const file = { control: asked.payslips, name, bytes: new TextEncoder().encode(`%PDF-1.4 ${name}`) };
    const taken = await takeFile(services, { form: askedAs(form, null), draft }, file);
    expect(taken.ok).toBe(true);
    count("documents");
  }
  await go(5);
  const rendered = await services.tokens.sign("draft-page", { draft: draft.id }, 3600);
  const fields = [
    ["intent", "send"],
    ["rendered", rendered],
    [`consent.${asked.truth}`, "yes"],
  ] as const;
  expect(await post(counted, token, typedSteps.length + 1, fields)).toBe(`/apply/${form.urlId}/success`);
  count("sending");
  const { results } = await bindings.DB.prepare("SELECT id FROM outbox WHERE ref LIKE ?")
    .bind(`%${draft.id}%`)
    .all<{ id: OutboxId }>();
  for (const { id } of results) await runJob(services, id);
  count("mails");
  written.words = await countOf("SELECT count(*) AS n FROM application_term WHERE application_id = ?", draft.id);
  written.mails = (written.mails ?? 0) - written.words;
  // What the sweeps take away in time: the draft and the key of the status link.
  await services.db.run(sql`DELETE FROM application_draft WHERE id = ${draft.id}`);
  await services.db.run(sql`DELETE FROM link_token WHERE ref = ${draft.id}`);
  count("taken away");
  const visits = ["view", "start", "step:1", "step:2", "step:3", "step:4", "step:5"] as const;
  written.visits = 0;
  for (const event of visits) written.visits += await rowsOfVisit(form.urlId, event);
  expect(written).toEqual({
    start: 4,
    steps: 5,
    documents: 6,
    sending: 20,
    mails: 8,
    words: 8,
    "taken away": 2,
    visits: visits.length,
  });
});

// Red when what a refused step is told is written after its answers.
it("a refused step and a refused submission write once", async () => {
  const counted = await aCountedForm();
  const { services, form } = counted;
  const { token } = await startDraft(services, form, "en");
  const written = async (step: number, pairs: readonly (readonly [string, string])[]) => {
    const before = services.usage.rowsWritten;
    expect(await post(counted, token, step, pairs)).toContain(`?step=${step}&feedback=`);
    return services.usage.rowsWritten - before;
  };
  const [[first] = []] = typedSteps;
  expect(await written(1, first ? [first] : [])).toBe(1);
  const draft = await draftOf(counted, token);
  const file = { control: asked.payslips, name: "may.pdf", bytes: new TextEncoder().encode("%PDF-1.4 may") };
  await takeFile(services, { form: askedAs(form, null), draft }, file);
  for (const [at, pairs] of typedSteps.entries()) await post(counted, token, at + 1, pairs);
  expect(await written(typedSteps.length + 1, [["intent", "send"]])).toBe(1);
});

// The audit row (3) is in it.
it.each([
  ["an account's form", { isGuest: false }, 19],
  ["a guest's form", { isGuest: true }, 15],
])("an application to %s takes one batch and one queue message, and reads few rows", async (_of, owner, rows) => {
  const counted = await aCountedForm(owner);
  const { services, form } = counted;
  const { draft, token } = await aReadyDraft(services, form);
  const before = { ...services.usage };
  const sent = await submitApplication(services, submitInput(services, { form, draft, token }));
  expect(sent.ok).toBe(true);
  const { roundTrips, rowsWritten, rowsRead } = services.usage;
  expect({
    batches: roundTrips - before.roundTrips,
    queueSends: counted.queueSends.length,
    written: rowsWritten - before.rowsWritten,
  }).toEqual({ batches: 1, queueSends: 1, written: rows });
  // A search that finds nobody reads the entry it comes to, where another form's stands there.
  // The trigger that lets no trace be replaced looks for its id, and what follows the trace asks for it.
  expect(rowsRead - before.rowsRead).toBeLessThanOrEqual(20);
});
