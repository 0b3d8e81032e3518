import { describe, expect, it } from "vitest";
import { addDocument } from "../../app/features/applying/answering/commands/add-document.server";
import { findDraft } from "../../app/features/applying/applications/queries/find-draft.server";
import { receiveStep } from "../../app/features/applying/apply/commands/receive-step.server";
import { startDraft } from "../../app/features/applying/apply/commands/save-draft.server";
import { startGuestForm } from "../../app/features/deciding/manage-link/commands/start-guest-form.server";
import { verifyAndPublish } from "../../app/features/deciding/manage-link/commands/verify-and-publish.server";
import { compile } from "../../app/features/forms/form-model/compile";
import type { OutboxId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import type { Env } from "../../workers/env";
import { runJob } from "../../workers/jobs/run-job";
import { sweepOrphanObjects } from "../../workers/jobs/sweeps/orphan-objects";
import { createServices } from "../../workers/services";
import {
  base,
  everyFault,
  expectOneMail,
  faultsOf,
  jobsOf,
  minuteMs,
  requestWith,
  sweepUntilDone,
} from "../support/faults";
import {
  aDefinition,
  anEmail,
  aPublishedForm,
  aStartedForm,
  bindings,
  countRows,
  formRow,
  ids,
  testServices,
} from "../support/forms";
import { silentLog } from "../support/services";

describe("one failing call to a binding, before publication", () => {
  it("starting a guest form stores the form once with its mail, or nothing", async () => {
    const calls = await everyFault(async () => {
      const email = anEmail();
      const input = { draftId: crypto.randomUUID(), email, notify: true, definition: aDefinition() };
      const guestId = async () =>
        (
          await bindings.DB.prepare("SELECT id FROM guest_rent_form WHERE email = ?")
            .bind(email)
            .first<{ id: string }>()
        )?.id;
      return {
        act: async (services) => (await startGuestForm(services, { kind: "visitor", address: ids.nodeId() }, input)).ok,
        async isStored() {
          const id = await guestId();
          if (id === undefined) return false;
          expect(await countRows("SELECT count(*) AS n FROM guest_rent_form WHERE email = ?", email)).toBe(1);
          expect(await jobsOf("mail.guest-confirm", id)).toHaveLength(1);
          return true;
        },
        check: async () => expectOneMail(await jobsOf("mail.guest-confirm", (await guestId()) ?? "none")),
      };
    });
    expect(calls).toBeGreaterThanOrEqual(4);
  });

  it("publishing a form writes version, state and jobs together, once", async () => {
    const calls = await everyFault(async () => {
      const { formId, verifyToken } = await aStartedForm(testServices());
      return {
        async act(services) {
          const result = await verifyAndPublish(services, { token: verifyToken });
          return result.ok || result.code === "used";
        },
        async isStored() {
          const row = await formRow(formId);
          const versions = await countRows("SELECT count(*) AS n FROM rent_form_version WHERE form_id = ?", formId);
          const traces = await countRows(
            "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'form.publish'",
            formId,
          );
          const live = (await jobsOf("mail.form-live", formId)).length;
          const refresh = (await jobsOf("cache.refresh-form", formId)).length;
          const isOpen = row.state === "open" ? 1 : 0;
          expect([versions, traces, live, refresh]).toEqual([isOpen, isOpen, isOpen, isOpen]);
          return isOpen === 1;
        },
        async check() {
          await expectOneMail(await jobsOf("mail.form-live", formId));
          const { url_id: urlId } = await formRow(formId);
          expect(await bindings.PUBLISHED_FORMS.get(`published-form:v1:${urlId}`)).toContain(formId);
        },
      };
    });
    expect(calls).toBeGreaterThanOrEqual(5);
  });
});

/** A tenant's draft on its last page: only the button is left to press. */
async function aFilledDraft() {
  const services = testServices();
  const definition = aDefinition();
  const { urlId, email: landlord } = await aPublishedForm(services, { definition });
  await sweepUntilDone();
  const form = await services.publishedForms.findInDatabase(urlId);
  if (!form) throw new Error("not published");
  const { token } = await startDraft(services, form, "en");
  const [name, email] = definition.sections[0]?.fields ?? [];
  const tenant = `${ids.nodeId()}@tenant.example`;
  const typed = { [`${name?.id}.first`]: "Ada", [`${name?.id}.last`]: "Lovelace", [email?.id ?? ""]: tenant };
  const post = async (by: Services, step: number, fields: Record<string, string>) => {
    const draft = await findDraft(by, form.formId, token);
    if (!draft) throw new Error("no draft");
    const request = new Request(`http://localhost:8787/apply/${urlId}`, {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    const outcome = await receiveStep(by, { form, token, draft, request, step });
    return outcome.kind === "go" ? outcome.to : outcome.kind;
  };
  expect(await post(services, 1, typed)).toBe(`/apply/${urlId}?step=2`);
  const draft = await findDraft(services, form.formId, token);
  const rendered = await services.tokens.sign("draft-page", { draft: draft?.id ?? "" }, 3600);
  const isSent = async (by: Services) =>
    (await post(by, 2, { intent: "send", rendered })) === `/apply/${urlId}/success`;
  return { formId: form.formId, tenant, landlord, isSent };
}

describe("one failing call to a binding, when a tenant sends an application", () => {
  it("answers, jobs, notice and counters are written together, once, and both mails are sent", async () => {
    const calls = await everyFault(async () => {
      const { formId, tenant, landlord, isSent } = await aFilledDraft();
      const idOfSent = async () =>
        (await bindings.DB.prepare("SELECT id FROM application WHERE form_id = ?").bind(formId).first<{ id: string }>())
          ?.id;
      return {
        act: isSent,
        async isStored() {
          const id = (await idOfSent()) ?? "none";
          const n = id === "none" ? 0 : 1;
          const form = await formRow(formId);
          expect({
            sent: await countRows("SELECT count(*) AS n FROM application WHERE form_id = ?", formId),
            answers: await countRows("SELECT count(*) AS n FROM application_data WHERE application_id = ?", id),
            notices: await countRows("SELECT count(*) AS n FROM notification WHERE form_id = ?", formId),
            traces: await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ?", id),
            counted: form.application_count,
            notice: (await jobsOf("mail.new-application", id)).length,
          }).toEqual({ sent: n, answers: n, notices: n, traces: n, counted: n, notice: n });
          return n === 1;
        },
        async check() {
          const id = (await idOfSent()) ?? "none";
          await expectOneMail(await jobsOf("mail.new-application", id));
          const mails = "SELECT count(*) AS n FROM dev_mail WHERE to_address = ? AND subject LIKE ?";
          expect(await countRows(mails, tenant, "We sent your application RF-%")).toBe(1);
          expect(await countRows(mails, landlord, "New application RF-%")).toBe(1);
        },
      };
    });
    expect(calls).toBeGreaterThanOrEqual(3);
  });
});

describe("one failing call to a binding, when a tenant uploads a document", () => {
  it("each document row has its object, and an object without a row is deleted after a day", async () => {
    const prepare = async () => {
      const services = testServices();
      const definition = aDefinition({ withFile: true });
      const { urlId } = await aPublishedForm(services, { definition });
      const form = await services.publishedForms.findInDatabase(urlId);
      if (!form) throw new Error("not published");
      const { token } = await startDraft(services, form, "en");
      const slot = definition.sections[0]?.fields.find(({ kind }) => kind === "file")?.id ?? "";
      return async (by: Services) => {
        const draft = await findDraft(by, form.formId, token);
        if (!draft) throw new Error("no draft");
        const file = { path: slot, name: "payslip.pdf", bytes: new TextEncoder().encode("%PDF-1.4\n%%EOF\n") };
        return (await addDocument(by, { plan: compile(definition), draft }, file)).ok;
      };
    };
    const sound = requestWith(null);
    expect(await (await prepare())(sound.services)).toBe(true);
    for (const { call, when } of faultsOf(sound.kinds)) {
      const upload = await prepare();
      const before = await countRows("SELECT count(*) AS n FROM document");
      const isAcknowledged = await upload(requestWith({ call, when }).services).catch(() => false);
      const added = (await countRows("SELECT count(*) AS n FROM document")) - before;
      if (isAcknowledged) expect(added, `call ${call}, ${when}`).toBe(1);
    }
    expect((await allObjects()).length).toBeGreaterThan((await allRows()).length);
    for (let minute = 0; minute < 60; minute += 1) {
      const at = new Date(Date.now() + (25 * 60 + minute) * minuteMs);
      await sweepOrphanObjects(createServices(base, () => undefined, { log: silentLog, clock: { now: () => at } }));
    }
    expect((await allObjects()).sort()).toEqual((await allRows()).sort());
  });

  const allObjects = async () =>
    (await bindings.DOCUMENTS.list({ prefix: "documents/" })).objects.map((object) => object.key);
  const allRows = async () =>
    (await bindings.DB.prepare("SELECT object_key AS key FROM document").all<{ key: string }>()).results.map(
      (row) => row.key,
    );
});

describe("one failing call in a job", () => {
  /** A confirming mail that waits in the outbox. */
  async function aWaitingJob(): Promise<{ id: OutboxId; email: string }> {
    const form = await aStartedForm(createServices(base, () => undefined, { log: silentLog }));
    const [job] = await jobsOf("mail.guest-confirm", form.guestRentFormId);
    return { id: job?.id as OutboxId, email: form.email };
  }

  it("the mail is sent all the same, and the local mailbox holds it once", async () => {
    const sound = requestWith(null);
    await runJob(sound.services, (await aWaitingJob()).id);
    expect(sound.calls()).toBeGreaterThanOrEqual(4);
    for (const { call, when } of faultsOf(sound.kinds)) {
      const { id, email } = await aWaitingJob();
      await runJob(requestWith({ call, when }).services, id).catch(() => undefined);
      await sweepUntilDone();
      const name = `call ${call}, ${when}`;
      expect(await countRows("SELECT count(*) AS n FROM outbox WHERE id = ? AND done_at > 0", id), name).toBe(1);
      expect(await countRows("SELECT count(*) AS n FROM dev_mail WHERE to_address = ?", email), name).toBe(1);
    }
  });

  // Red when a receipt that failed makes no job of its own, or the job does not look whether it was sent.
  it("both mails of an application are sent, each once", async () => {
    const sent = async () => {
      const { formId, tenant, landlord, isSent } = await aFilledDraft();
      expect(await isSent(requestWith(null).services)).toBe(true);
      const row = await bindings.DB.prepare("SELECT id FROM application WHERE form_id = ?").bind(formId).first();
      return { id: row?.id as OutboxId, tenant, landlord };
    };
    const sound = requestWith(null);
    await runJob(sound.services, (await sent()).id);
    expect(sound.calls()).toBeGreaterThanOrEqual(8);
    for (const { call, when } of faultsOf(sound.kinds)) {
      const { id, tenant, landlord } = await sent();
      await runJob(requestWith({ call, when }).services, id).catch(() => undefined);
      await sweepUntilDone();
      const name = `call ${call}, ${when}`;
      const mails = "SELECT count(*) AS n FROM dev_mail WHERE to_address = ? AND subject LIKE ?";
      expect(await countRows(mails, tenant, "We sent your application RF-%"), name).toBe(1);
      expect(await countRows(mails, landlord, "New application RF-%"), name).toBe(1);
      // Red when recordTry gives up at the first failure: a mail that left would stand nowhere.
      const records = "SELECT count(*) AS n FROM mail_delivery WHERE application_id = ? AND reader = ? AND sent_at > 0";
      for (const reader of ["applicant", "landlord"]) expect(await countRows(records, id, reader), name).toBe(1);
      expect(await countRows("SELECT count(*) AS n FROM outbox WHERE ref LIKE ? AND done_at IS NULL", `%${id}%`)).toBe(
        0,
      );
    }
  });

  // The provider knows no idempotency key: a crash between its yes and our note sends twice. Never none, never thrice.
  it("the mail provider receives the mail once or, at worst, twice", async () => {
    const sent: string[] = [];
    const provider = {
      send: async ({ to }: { to: string }) => {
        sent.push(to);
        return { messageId: "id" };
      },
    } as unknown as SendEmail;
    const source: Env = { ...base, MAIL_ADAPTER: "cloudflare", EMAIL: provider };
    const sound = requestWith(null, source);
    await runJob(sound.services, (await aWaitingJob()).id);
    for (const { call, when } of faultsOf(sound.kinds)) {
      const { id, email } = await aWaitingJob();
      await runJob(requestWith({ call, when }, source).services, id).catch(() => undefined);
      await sweepUntilDone(source);
      const times = sent.filter((to) => to === email).length;
      expect([1, 2], `call ${call}, ${when}`).toContain(times);
      expect(await countRows("SELECT count(*) AS n FROM outbox WHERE id = ? AND done_at > 0", id)).toBe(1);
    }
  });
});
