import { sendPart } from "../../app/features/applying/apply/household/commands/send-part.server";
import { findOpenRequest, sendAnswer } from "../../app/features/applying/info-requests/commands/answer-request.server";
import { requestInfo } from "../../app/features/applying/info-requests/commands/request-info.server";
import { answerLandlord, findThread } from "../../app/features/applying/messages/commands/answer-landlord.server";
import { writeMessages } from "../../app/features/applying/messages/commands/write-messages.server";
import {
  answerReference,
  findReferenceByToken,
} from "../../app/features/applying/references/commands/answer-reference.server";
import { cancelViewing } from "../../app/features/applying/viewings/commands/cancel-viewing.server";
import { addNote } from "../../app/features/deciding/application/commands/add-note.server";
import { moveApplications } from "../../app/features/deciding/decision/commands/move-applications.server";
import { listRefundable, refundCredits } from "../../app/features/money/billing/commands/refund-credits.server";
import { declareWithdrawal } from "../../app/features/money/withdrawals/commands/declare-withdrawal.server";
import type { Declared } from "../../app/features/money/withdrawals/schema";
import { sendContactMessage } from "../../app/features/people/contact/commands/send-contact-message.server";
import { mailLinks } from "../../app/kernel/links";
import { sendLetter } from "../../app/platform/auth/account-mail.server";
import type { JobKind } from "../../app/platform/outbox.server";
import { finishCheckout } from "../../app/platform/stripe/stand-in/checkout";
import { signContactPage } from "../../app/platform/support-messages.server";
import { sendApplication } from "./applications";
import { correctPerson } from "./corrections";
import { accountIdOf, giveCredits } from "./credits";
import { askedExport } from "./exports";
import { anAccount, aPublishedForm, aStartedForm, bindings, mintToken, testServices } from "./forms";
import { aHomeList, aStartedImport } from "./home-files";
import { aHousehold, partOf } from "./household";
import { askingOfEvictions, beforeTheRule } from "./law-forms";
import { anOwner, opened } from "./owner";
import { aRefereeDesk, ask, type RefereeDesk } from "./references";
import { aGuestDesk } from "./review";
import { aShop, begin, buy, eventsOf } from "./shop";
import { aTeamDesk } from "./team-desk";
import { askedBy, aViewing, aWrittenGuest } from "./viewings";
import { aVoucher, redeem } from "./vouchers";
import { withdraw } from "./withdraw";

/** `make`: what the job is about, on rows of its own. `mails`: how many leave when nothing fails. */
export type JobCase = { make(): Promise<object>; mails: number };

const dayMs = 24 * 3_600_000;
const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();

/** What the newest job of a kind is about: commands have written it. */
async function refOf(kind: JobKind): Promise<object> {
  const row = await bindings.DB.prepare("SELECT ref FROM outbox WHERE kind = ? ORDER BY created_at DESC LIMIT 1")
    .bind(kind)
    .first<{ ref: string }>();
  if (!row) throw new Error(`No job of ${kind}`);
  return JSON.parse(row.ref) as object;
}

let shared: RefereeDesk | null = null;

/** For a further file: the database that the cases stood in was emptied. */
export function beginAnew(): void {
  [shared, bought] = [null, null];
}

/** A landlord with an account, and an application on the shortlist. `isOwn`: the landlord has nothing else. */
async function desk(assignment?: string, isOwn = false): Promise<RefereeDesk> {
  const made = await aRefereeDesk(testServices(), isOwn || !shared ? {} : { of: shared });
  if (!isOwn) shared ??= made;
  // All of them are one landlord's, and each a day of its own.
  await run("DELETE FROM landlord_mailbox");
  if (assignment) await run(`UPDATE application SET ${assignment} WHERE id = ?`, made.applicationId);
  return made;
}

/** A request for a viewing that has a place, waits for one, or was cancelled. */
function aboutViewing(state: "place" | "waiting" | "over" = "place", more: object = {}): JobCase {
  return {
    async make() {
      const services = testServices();
      const viewing = await aViewing(services, { rule: "order" });
      const first = await askedBy(services, viewing, "Ada");
      const asked = state === "waiting" ? await askedBy(services, viewing, "Bo") : first;
      if (state === "over") await cancelViewing(services, asked.id);
      return { viewingRequestId: asked.id, ...more };
    },
    mails: 1,
  };
}

function aboutApplication(assignment?: string): JobCase {
  return { make: async () => ({ applicationId: (await desk(assignment)).applicationId }), mails: 1 };
}

function aboutForm(assignment: string, more: object = {}): JobCase {
  const make = async () => {
    const { formId } = await desk(undefined, true);
    await run(`UPDATE rent_form SET ${assignment} WHERE id = ?`, formId);
    return { formId, ...more };
  };
  return { make, mails: 1 };
}

const statusOf = (applicationId: string) => mintToken(testServices(), mailLinks.applicationStatus, applicationId);

async function aRequest() {
  const made = await desk();
  const items = [{ kind: "text" as const, text: "Who is your present landlord?" }];
  await requestInfo(testServices(), made.actor, {
    ...made,
    items,
    note: "By email, please.",
    dueAt: Date.now() + 9 * dayMs,
  });
  return made;
}

async function aPart(options: { isUnsent: boolean }) {
  const home = await aHousehold(options);
  const sent = await sendPart(home.services, await partOf(home.services, home.owner.urlId, home.bo, "1000"));
  if (!sent.ok) throw new Error(sent.code);
  return home;
}

async function aPurchase() {
  const shop = await aShop({ now: new Date() });
  await buy(shop, "credits_3");
  const [pack] = await listRefundable(shop.services, shop.actor);
  if (!pack) throw new Error("Nothing was bought");
  return { shop, purchaseId: pack.purchaseId };
}

let bought: Awaited<ReturnType<typeof aPurchase>> | null = null;

/** Written half a minute after its page was made, as a person does. */
async function aMessageToUs(): Promise<void> {
  const services = testServices(new Date(Date.now() - 30_000));
  const rendered = await signContactPage(services);
  services.setNow(new Date());
  const email = `${crypto.randomUUID()}@person.example`;
  const message = { name: "Ada", email, company: "", subject: "A question", message: `One ${crypto.randomUUID()}` };
  const visitor = { kind: "visitor", address: crypto.randomUUID() } as const;
  const made = await sendContactMessage(services, visitor, { message, rendered, isHoneypotFilled: false });
  if (!made.ok) throw new Error(made.code);
}

/** A case a kind: one that is missing does not compile. */
export const jobCases: Record<JobKind, JobCase> = {
  "mail.guest-confirm": {
    make: async () => ({ guestRentFormId: (await aStartedForm(testServices())).guestRentFormId }),
    mails: 1,
  },
  "mail.form-live": { make: async () => ({ formId: (await aPublishedForm(testServices())).formId }), mails: 1 },
  "mail.manage-link": {
    make: async () => ({ guestRentFormId: (await aPublishedForm(testServices())).guestRentFormId }),
    mails: 1,
  },
  "mail.new-application": aboutApplication(),
  // Of a draft that is gone: what it takes to have one is in test/workers/resume.test.ts.
  "mail.resume-draft": { make: async () => ({ draftId: crypto.randomUUID(), reminder: 0 }), mails: 0 },
  "mail.member-invite": {
    make: async () => ({ memberId: (await aHousehold()).bo.id, reminder: 0 }),
    mails: 1,
  },
  "mail.part-receipt": { make: async () => ({ memberId: (await aPart({ isUnsent: false })).bo.id }), mails: 1 },
  "mail.part-ends": { make: async () => ({ memberId: (await aPart({ isUnsent: true })).bo.id }), mails: 1 },
  "mail.household-complete": {
    async make() {
      const { services, owner, lead, bo, gus } = await aHousehold();
      for (const member of [bo, gus]) await sendPart(services, await partOf(services, owner.urlId, member, "1000"));
      return { applicationId: lead.draft.id };
    },
    mails: 1,
  },
  "mail.withdrawn": {
    async make() {
      const { applicationId } = await desk();
      await withdraw(testServices(), await statusOf(applicationId), { erase: false });
      return { applicationId };
    },
    mails: 1,
  },
  "mail.confirm-application": {
    async make() {
      const { formId } = await desk();
      return { applicationId: (await sendApplication(testServices(), formId, { isSpam: true })).id };
    },
    mails: 1,
  },
  "mail.application-receipt": aboutApplication(),
  "mail.info-request": {
    make: async () => {
      await aRequest();
      return refOf("mail.info-request");
    },
    mails: 1,
  },
  "mail.info-answered": {
    async make() {
      const { applicationId } = await aRequest();
      const open = await findOpenRequest(testServices(), await statusOf(applicationId));
      if (!open) throw new Error("Nothing is asked");
      await sendAnswer(testServices(), open, new Map(open.request.items.map(({ id }) => [id, "My aunt"])));
      return refOf("mail.info-answered");
    },
    mails: 1,
  },
  "mail.reference-request": {
    make: async () => {
      await ask(testServices(), await desk());
      return refOf("mail.reference-request");
    },
    mails: 1,
  },
  "mail.reference-in": {
    async make() {
      await ask(testServices(), await desk());
      const { referenceRequestId } = (await refOf("mail.reference-request")) as { referenceRequestId: string };
      const link = await mintToken(testServices(), mailLinks.reference, referenceRequestId);
      const open = await findReferenceByToken(testServices(), link);
      if (!open) throw new Error("Nobody is asked");
      await answerReference(testServices(), open, {
        ...{ v: 1, locale: "en", comment: "" },
        answers: [{ key: "paid", reply: "always", text: "" }],
      });
      return { referenceRequestId };
    },
    mails: 1,
  },
  "mail.team-notice": {
    async make() {
      const made = await aTeamDesk(testServices());
      const { formId, id, joy } = made;
      await addNote(testServices(), made.actor, { formId, applicationId: id, text: "@Joy Adeyemi" });
      const noticeId = await bindings.DB.prepare("SELECT id FROM notification WHERE landlord_id = ?")
        .bind(joy.userId)
        .first<string>("id");
      return { noticeId: noticeId ?? "" };
    },
    mails: 1,
  },
  "mail.application-changed": {
    async make() {
      const { applicationId } = await desk();
      await correctPerson(testServices(), applicationId, { last: "Byron" });
      return { applicationId };
    },
    mails: 1,
  },
  "mail.viewing-asked": aboutViewing(),
  "mail.viewing-link": aboutViewing(),
  "mail.viewing-given": aboutViewing(),
  "mail.viewing-drawn": aboutViewing("waiting"),
  "mail.viewing-cancelled": aboutViewing("over"),
  "mail.viewing-called-off": aboutViewing("over"),
  "mail.viewing-message": {
    async make() {
      const owner = await anOwner({ isSelling: false });
      const { viewingRequestId } = await aWrittenGuest(owner, await opened(owner));
      return { viewingRequestId };
    },
    mails: 1,
  },
  "mail.viewing-reminder": aboutViewing("place", { isReminder: true }),
  "mail.applicant-letter": {
    async make() {
      const made = await desk();
      const letter = { text: null, sendAt: 0, agency: null };
      await moveApplications(testServices(), made.actor, {
        applicationIds: [made.applicationId],
        action: "approve",
        letter,
        // The home of all these cases is one.
        besides: "both",
      });
      return refOf("mail.applicant-letter");
    },
    mails: 1,
  },
  "mail.guest-decided": {
    async make() {
      const services = testServices();
      const { actor, id } = await aGuestDesk(services);
      const letter = { text: null, sendAt: 0, agency: null };
      await moveApplications(services, actor, { applicationIds: [id], action: "approve", letter });
      return refOf("mail.guest-decided");
    },
    mails: 1,
  },
  "mail.message": {
    async make() {
      const made = await desk();
      const order = {
        formId: made.formId,
        applicationIds: [made.applicationId],
        text: "Good morning",
        isNamed: false,
        postId: crypto.randomUUID(),
      };
      await writeMessages(testServices(), made.actor, order as never);
      return { applicationId: made.applicationId };
    },
    mails: 1,
  },
  "mail.message-in": {
    async make() {
      const { applicationId } = await desk();
      const thread = await findThread(testServices(), await statusOf(applicationId));
      if (!thread) throw new Error("No thread");
      await answerLandlord(testServices(), thread, { postId: crypto.randomUUID(), text: "Good morning", upTo: 0 });
      return { applicationId };
    },
    mails: 1,
  },
  "mail.erasure-near": {
    async make() {
      const at = Date.now();
      const { userId } = await desk(`state = 'declined', decided_at = 1, erasure_announced_at = ${at}`, true);
      return { landlordId: userId, formId: null, at };
    },
    mails: 1,
  },
  "mail.undecided-near": {
    make: async () => ({ landlordId: (await desk("end_announced_at = 7", true)).userId, at: 7 }),
    mails: 1,
  },
  "mail.decision-notice-due": {
    make: async () => ({
      landlordId: (await desk(`state = 'declined', decided_at = 1, tell_by = ${2 * dayMs}`, true)).userId,
      at: 0,
    }),
    mails: 1,
  },
  "mail.decision-notice": aboutApplication("state = 'declined', decided_at = 1"),
  "mail.member-outcome": {
    async make() {
      const { lead, bo } = await aPart({ isUnsent: false });
      await run("UPDATE application SET state = 'declined', decided_at = 1 WHERE id = ?", lead.draft.id);
      return { memberId: bo.id };
    },
    mails: 1,
  },
  "mail.applicants-wait": {
    make: async () => ({ landlordId: (await desk("submitted_at = 1, updated_at = 1", true)).userId, formId: null }),
    mails: 1,
  },
  "mail.notice-digest": {
    async make() {
      const { userId, formId } = await desk(undefined, true);
      await run(
        "INSERT INTO notification (id, landlord_id, form_id, kind, ref, created_at, digest_at) VALUES (?, ?, ?, 'message', 'x', 1, 7)",
        crypto.randomUUID(),
        userId,
        formId,
      );
      return { userId, dueAt: 7 };
    },
    mails: 1,
  },
  "mail.account": {
    async make() {
      const services = testServices();
      const { email, userId } = { email: `${crypto.randomUUID()}@landlord.example`, userId: crypto.randomUUID() };
      await sendLetter(services as never, userId, { kind: "password-changed", to: email, name: "Maya" });
      return refOf("mail.account");
    },
    mails: 1,
  },
  "mail.contact": {
    make: async () => {
      await aMessageToUs();
      return refOf("mail.contact");
    },
    mails: 1,
  },
  "mail.contact-copy": {
    make: async () => {
      await aMessageToUs();
      return refOf("mail.contact-copy");
    },
    mails: 1,
  },
  "mail.withdrawal-receipt": {
    async make() {
      const services = testServices();
      const declared = {
        name: "Ada",
        email: `${crypto.randomUUID()}@person.example`,
        declaration: "withdraw" as const,
        details: `Pro, ${crypto.randomUUID()}`,
      };
      const rendered = await signContactPage(services);
      const visitor = { kind: "visitor", address: crypto.randomUUID() } as const;
      const made = await declareWithdrawal(services, declared as Declared, {
        ...{ visitor, userId: null, rendered },
        language: "en",
      });
      if (!made.ok) throw new Error(made.code);
      return refOf("mail.withdrawal-receipt");
    },
    mails: 1,
  },
  // Asked for so long ago that its owner waits for a mail.
  "homes.import": {
    make: async () => {
      const services = testServices();
      const { actor } = await anAccount(services);
      return { homeImportId: await aStartedImport(services, actor, aHomeList(3)) };
    },
    mails: 0,
  },
  "export.build": {
    async make() {
      const made = await desk(undefined, true);
      const exportId = await askedExport(testServices(), made.actor, { form: made.formId });
      await run("UPDATE export_task SET created_at = 1 WHERE id = ?", exportId);
      return { exportId };
    },
    mails: 1,
  },
  "mail.form-screened": aboutForm(`state = 'open', documents_locked_until = ${Date.now() + 9 * dayMs}`, {
    about: "look",
  }),
  "mail.test": { make: async () => ({ kind: "mail.application-receipt", locale: "en" }), mails: 1 },
  "mail.credits": {
    async make() {
      bought ??= await aPurchase();
      return { purchaseId: bought.purchaseId, about: "bought" };
    },
    mails: 1,
  },
  "mail.voucher": {
    async make() {
      const services = testServices();
      const { secret } = await aVoucher(services);
      const person = await anAccount(services);
      await redeem(services, person, secret);
      return refOf("mail.voucher");
    },
    mails: 1,
  },
  "mail.plan": {
    async make() {
      const { userId } = await anAccount(testServices());
      await giveCredits(testServices(), userId);
      const accountId = await accountIdOf(userId);
      await run(
        "INSERT INTO subscription (account_id, stripe_subscription_id, status, price_key, started_at, period_end, synced_at) VALUES (?1, ?1, 'active', 'pro_month', 1, 1, 1)",
        accountId,
      );
      return { accountId, about: "started", subscriptionId: accountId, periodEnd: 1 };
    },
    mails: 1,
  },
  // The credits are booked, and the buyer is told.
  "stripe.event": {
    async make() {
      const shop = await aShop({ now: new Date() });
      await finishCheckout(shop.world, await begin(shop, "credits_3"), "pay");
      const [paid] = await eventsOf(shop, "checkout.session.completed");
      if (!paid) throw new Error("Nothing was paid");
      await shop.standIn.retell(paid);
      return { eventId: paid.id };
    },
    mails: 1,
  },
  "stripe.refund": {
    async make() {
      const { shop, purchaseId } = await aPurchase();
      await refundCredits(shop.services, shop.actor, purchaseId);
      return refOf("stripe.refund");
    },
    mails: 1,
  },
  "mail.form-full": aboutForm("state = 'full'"),
  "mail.form-closing": aboutForm(`opens_until = ${Date.now() + 9 * dayMs}`),
  "mail.form-closed": aboutForm("state = 'closed'"),
  "mail.form-quiet": aboutForm("application_count = 0"),
  "mail.form-erasure": aboutForm("erasure_notice_at = 1"),
  "mail.form-law": {
    async make() {
      const { formId } = await aPublishedForm(testServices(), { definition: askingOfEvictions() });
      await beforeTheRule(formId);
      return { formId };
    },
    mails: 1,
  },
  "mail.form-suspended": aboutForm("state = 'suspended'", { reason: "spam" }),
  "mail.form-restored": aboutForm("state = 'open'"),
  "mail.alarm": {
    make: async () => ({ at: 1, trouble: [{ name: "kv", since: 1, figure: null }], lasting: [], fine: [] }),
    mails: 1,
  },
  "requests.after-viewing": { ...aboutViewing(), mails: 0 },
  "cache.refresh-form": { make: async () => ({ formId: (await desk()).formId }), mails: 0 },
};
