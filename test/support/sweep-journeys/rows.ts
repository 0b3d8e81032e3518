import { markAllRead } from "../../../app/features/deciding/notices/commands/mark-notice.server";
import { disputeQuestion } from "../../../app/features/forms/law/commands/dispute-question.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import { reportForm } from "../../../app/features/forms/screening/commands/report-form.server";
import { sendContactMessage } from "../../../app/features/people/contact/commands/send-contact-message.server";
import type { OutboxId } from "../../../app/kernel/ids";
import { finishCheckout } from "../../../app/platform/stripe/stand-in/checkout";
import { keepMessageMs, signContactPage } from "../../../app/platform/support-messages.server";
import { runJob } from "../../../workers/jobs/run-job";
import { sweepErasureLog } from "../../../workers/jobs/sweeps/erasure-log";
import { anAccountDraft, anAccountForm } from "../account-forms";
import { sendApplication } from "../applications";
import { askedClaim } from "../claims";
import { correctPerson } from "../corrections";
import { askedExport, buildExport } from "../exports";
import { anAccount, aPublishedForm, bindings, ids, testServices } from "../forms";
import { aDesk } from "../review";
import { aShop, begin, buy } from "../shop";
import { askedBy, aViewing } from "../viewings";
import { eraseAsApplicant } from "../withdraw";
import { dayMs, hourMs, isNone, isSome, type MakeJourney, minuteMs, nextAt, numberIn } from "./journey";

async function deskAt(start: number) {
  const services = testServices(new Date(start));
  const desk = await aDesk(services);
  const [id] = desk.applicationIds;
  if (!id) throw new Error("No application");
  return { services, desk, id };
}

/** When `sweepOldRows` looks at this id, for the first time after that moment. */
function fineMinuteOf(id: string, after: number): number {
  const round = Math.ceil(after / minuteMs / 4096) * 4096;
  return (round + Number.parseInt(id.slice(0, 3), 16)) * minuteMs;
}

/** A row of a table that `sweepOldRows` goes through, found `days` later. */
async function oldRow(services: ReturnType<typeof testServices>, table: string, where: string, days: number) {
  const row = await bindings.DB.prepare(`SELECT id FROM ${table} WHERE ${where} LIMIT 1`).first<{ id: string }>();
  if (!row) throw new Error(`Nothing in ${table}`);
  const at = fineMinuteOf(row.id, services.clock.now().getTime() + days * dayMs);
  return { services, at, isDone: () => isNone(`${table} WHERE id = ?`, row.id) };
}

export const rowJourneys = {
  "erasure-log": [
    async (start) => {
      const { services, id } = await deskAt(start);
      await eraseAsApplicant(services, id);
      return { services, at: start, isDone: () => isNone("erasure_entry WHERE id = ?", id) };
    },
  ],
  "old-erasures": [
    async (start) => {
      const { services, id } = await deskAt(start);
      await eraseAsApplicant(services, id);
      await sweepErasureLog(services);
      const [key] = await services.erasureLog.listAfter("");
      const isDone = async () => !(await services.erasureLog.listAfter("")).includes(key ?? "");
      return { services, at: nextAt(start + 740 * dayMs, 3, 7), isDone };
    },
  ],
  outbox: [
    async (start) => {
      const services = testServices(new Date(start));
      const { formId } = await aPublishedForm(services);
      const { id } = await sendApplication(services, formId);
      return {
        services,
        at: start + minuteMs,
        isDone: () => isSome("outbox WHERE id = ? AND woken_at IS NOT NULL", id),
      };
    },
  ],
  "viewing-draws": [
    async (start) => {
      const services = testServices(new Date(start));
      const { formId } = await aViewing(services, { rule: "lot", drawAt: start + dayMs });
      return {
        services,
        at: start + dayMs,
        isDone: () => isSome("viewing_plan WHERE form_id = ? AND seed IS NOT NULL", formId),
      };
    },
  ],
  "viewing-people": [
    async (start) => {
      const services = testServices(new Date(start));
      const viewing = await aViewing(services, { rule: "order" });
      await askedBy(services, viewing, "Ada Lovelace");
      const at = viewing.endsAt + 90 * dayMs;
      const isDone = () => isNone("viewing_request WHERE form_id = ? AND person IS NOT NULL", viewing.formId);
      return { services, at, isDone };
    },
  ],
  "orphan-objects": [
    async (start) => {
      const services = testServices(new Date(start));
      // What is left where the Worker dies between the object and its row.
      const key = `documents/${ids.token()}`;
      await services.documents.put(key, new Uint8Array(1));
      const at = Math.ceil((start + 2 * dayMs) / hourMs) * hourMs;
      return { services, at, isDone: async () => (await bindings.DOCUMENTS.head(key)) === null };
    },
  ],
  "due-mails": [
    async (start) => {
      const { services, desk } = await deskAt(start);
      const isDone = () => isSome("outbox WHERE kind = 'mail.applicants-wait' AND instr(ref, ?)", desk.userId);
      return { services, at: start + 8 * dayMs, tells: "mail.applicants-wait", isDone };
    },
    // Nobody applied.
    async (start) => {
      const services = testServices(new Date(start));
      const { actor } = await anAccount(services);
      const { formId } = await anAccountForm(services, actor);
      const isDone = () => isSome("outbox WHERE kind = 'mail.form-quiet' AND instr(ref, ?)", formId);
      return { services, at: start + 15 * dayMs, tells: "mail.form-quiet", isDone };
    },
  ],
  "past-rows": [
    // A link, a count of a limit, and what went to a mailbox.
    async (start) => {
      const services = testServices(new Date(start));
      const { formId } = await aPublishedForm(services);
      const { id } = await sendApplication(services, formId);
      await services.rateLimit.take({ action: "journey", limit: 5, windowSeconds: 60 }, id);
      await runJob(services, id as string as OutboxId);
      const receipt = await bindings.DB.prepare("SELECT ref ->> '$.receiptId' AS id FROM outbox WHERE id = ?")
        .bind(id)
        .first<{ id: OutboxId }>();
      if (receipt) await runJob(services, receipt.id);
      const past = "expires_at < ?";
      const end = start + 400 * dayMs;
      for (const table of ["link_token", "rate_bucket", "mail_budget"])
        if (await isNone(`${table} WHERE ${past}`, end)) throw new Error(`Nothing in ${table}`);
      const tables = ["link_token", "rate_bucket", "mail_budget"];
      const isDone = async () =>
        (await Promise.all(tables.map((table) => isNone(`${table} WHERE expires_at < ?`, start + 200 * dayMs)))).every(
          Boolean,
        );
      // Of links a slice an hour, of the others one a minute: in steps of 59 minutes none is left out.
      return { services, at: end, everyMs: 59 * minuteMs, isDone };
    },
  ],
  "old-rows": [
    async (start) => {
      const services = testServices(new Date(start));
      const { formId } = await aPublishedForm(services);
      const { id } = await sendApplication(services, formId);
      await runJob(services, id as string as OutboxId);
      return oldRow(services, "outbox", `id = '${id}' AND done_at IS NOT NULL`, 91);
    },
    async (start) => {
      const { services, desk, id } = await deskAt(start);
      await markAllRead(services, desk.actor, start);
      return oldRow(services, "notification", `ref = '${id}' AND read_at IS NOT NULL`, 366);
    },
    async (start) => {
      const { services, desk } = await deskAt(start);
      const report = { code: "other" as const, email: "", text: "Somebody asks for money" };
      const made = await reportForm(services, { formId: desk.formId, address: "192.0.2.7", report, isProven: true });
      if (!made.ok) throw new Error(made.code);
      return oldRow(services, "form_report", `form_id = '${desk.formId}'`, 181);
    },
    async (start) => {
      const services = testServices(new Date(start));
      const doubt = { question: `Do you paint ${ids.nodeId()}?`, place: "US-OR", category: "race" };
      const made = await disputeQuestion(services, { address: ids.nodeId(), doubt: doubt as never });
      if (!made.ok) throw new Error(made.code);
      return oldRow(services, "question_doubt", `created_at = ${start}`, 181);
    },
    // So long ago: the trigger of the table goes by the clock of the machine.
    async (start) => {
      const { services, id } = await deskAt(start - 733 * dayMs);
      return oldRow(services, "audit", `target_id = '${id}'`, 733);
    },
    // From which network a form was published.
    async (start) => {
      const services = testServices(new Date(start));
      const { actor } = await anAccount(services);
      const formId = await anAccountDraft(services, actor);
      await publishForm(services, actor, { formId, rev: 1, address: "192.0.2.7" });
      const row = await bindings.DB.prepare(
        "SELECT id FROM screening WHERE subject_id = ? AND network_hash IS NOT NULL",
      )
        .bind(formId)
        .first<{ id: string }>();
      if (!row) throw new Error("No network is known");
      const isDone = () => isSome("screening WHERE id = ? AND network_hash IS NULL", row.id);
      return { services, at: fineMinuteOf(row.id, start + 31 * dayMs), isDone };
    },
  ],
  "past-billing": [
    async (start) => {
      const shop = await aShop({ now: new Date(start) });
      await buy(shop, "credits_1");
      const isDone = () => isNone("stripe_event WHERE handled_at BETWEEN ? AND ?", start, start + dayMs);
      return { services: shop.services, at: nextAt(start + 92 * dayMs, 3, 19), isDone };
    },
    // Agreed to, and never paid.
    async (start) => {
      const shop = await aShop({ now: new Date(start) });
      await begin(shop, "credits_1");
      const own = "account_id IN (SELECT id FROM billing_account WHERE user_id = ?)";
      const isDone = () => isNone(`billing_consent WHERE ${own}`, shop.userId);
      return { services: shop.services, at: nextAt(start + 32 * dayMs, 3, 19), isDone };
    },
  ],
  "suspected-spam": [
    async (start) => {
      const services = testServices(new Date(start));
      const { formId } = await aPublishedForm(services);
      const { id } = await sendApplication(services, formId, { isSpam: true });
      return { services, at: start + 31 * dayMs, isDone: () => isNone("application WHERE id = ?", id) };
    },
  ],
  accounts: [
    // A session, a letter that did not leave, and a link to take over forms.
    async (start) => {
      const services = testServices(new Date(start));
      const account = await anAccount(services);
      await aPublishedForm(services, account);
      await askedClaim(services, account);
      const isDone = async () =>
        (
          await Promise.all(
            ["session", "account_mail", "form_claim"].map((table) =>
              isNone(`${table} WHERE user_id = ?`, account.userId),
            ),
          )
        ).every(Boolean);
      return { services, at: start + 31 * dayMs, isDone };
    },
  ],
  "contact-messages": [
    async (start) => {
      const services = testServices(new Date(start));
      const rendered = await signContactPage(services);
      const email = `${ids.nodeId()}@person.example`;
      const message = { name: "Ada", email, company: "", subject: "A question", message: `One ${ids.nodeId()}` };
      services.setNow(new Date(start + minuteMs));
      const visitor = { kind: "visitor", address: ids.nodeId() } as const;
      const made = await sendContactMessage(services, visitor, { message, rendered, isHoneypotFilled: false });
      if (!made.ok) throw new Error(made.code);
      const count = () => numberIn("SELECT count(*) AS n FROM contact_message WHERE created_at = ?", start + minuteMs);
      return { services, at: start + keepMessageMs + dayMs, isDone: async () => (await count()) === 0 };
    },
  ],
  exports: [
    async (start) => {
      const { services, desk } = await deskAt(start);
      const id = await askedExport(services, desk.actor, { form: desk.formId });
      await buildExport(services, id);
      const isDone = () => isSome("export_task WHERE id = ? AND state = 'expired'", id);
      return { services, at: start + 2 * dayMs, isDone };
    },
    async (start) => {
      const { services, desk } = await deskAt(start);
      const id = await askedExport(services, desk.actor, { form: desk.formId });
      await buildExport(services, id);
      return { services, at: start + 10 * dayMs, isDone: () => isNone("export_task WHERE id = ?", id) };
    },
  ],
  unsearched: [
    async (start) => {
      const { services, id } = await deskAt(start);
      await correctPerson(services, id, { last: "Byron" });
      return { services, at: start, isDone: () => isSome("application WHERE id = ? AND searched_at > 0", id) };
    },
  ],
  payments: [
    // Paid, and no webhook came.
    async (start) => {
      const shop = await aShop({ now: new Date(start) });
      await finishCheckout(shop.world, await begin(shop, "credits_3"), "pay");
      const isDone = () =>
        isSome("stripe_event WHERE type = 'checkout.session.completed' AND received_at >= ?", start + 1);
      const at = new Date(start + hourMs).setUTCMinutes(17, 0, 0);
      return { services: shop.services, at, isDone };
    },
  ],
  "self-check": [
    // The object of a paper was lost.
    async (start) => {
      const { services, id } = await deskAt(start);
      const row = await bindings.DB.prepare("SELECT id, object_key AS key FROM document WHERE application_id = ?")
        .bind(id)
        .first<{ id: string; key: string }>();
      await bindings.DOCUMENTS.delete(row?.key ?? "");
      const isDone = () => isNone("document WHERE id = ? AND removed_at IS NULL", row?.id ?? "");
      return { services, at: start + 9 * dayMs, isDone };
    },
  ],
} satisfies Record<string, MakeJourney[]>;
