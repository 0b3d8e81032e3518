import { sendPart } from "../../../app/features/applying/apply/household/commands/send-part.server";
import { listRefundable, refundCredits } from "../../../app/features/money/billing/commands/refund-credits.server";
import { extendVoucher } from "../../../app/features/money/vouchers/commands/extend-voucher.server";
import { grantGoodwill } from "../../../app/features/money/vouchers/commands/grant-goodwill.server";
import { makeVoucherBatch } from "../../../app/features/money/vouchers/commands/make-voucher.server";
import { revokeVoucher } from "../../../app/features/money/vouchers/commands/revoke-voucher.server";
import {
  giveBackRedemption,
  undoRedemption,
} from "../../../app/features/money/vouchers/commands/undo-redemption.server";
import { newVoucherSchema } from "../../../app/features/money/vouchers/schema";
import { addRule } from "../../../app/features/operator/admin/commands/add-rule.server";
import { changeRule } from "../../../app/features/operator/admin/commands/change-rule.server";
import { setSwitch } from "../../../app/features/operator/admin/commands/set-switch.server";
import { sendTests } from "../../../app/features/operator/mail-test/commands/send-tests.server";
import { giveUpJob, reviveJobs } from "../../../app/features/operator/operations/commands/revive-jobs.server";
import { claimForms } from "../../../app/features/people/account-data/commands/claim-forms.server";
import { endSession } from "../../../app/features/people/accounts/commands/end-session.server";
import { sendContactMessage } from "../../../app/features/people/contact/commands/send-contact-message.server";
import type { OutboxId } from "../../../app/kernel/ids";
import { signContactPage } from "../../../app/platform/support-messages.server";
import { askedClaim } from "../claims";
import { accountIdOf, giveCredits } from "../credits";
import { anAccount, aPublishedForm, testServices } from "../forms";
import { aHousehold, partOf } from "../household";
import { aShop, buy } from "../shop";
import { aVoucher, redeem, theAdmin } from "../vouchers";
import { type CommandCases, run, visitor } from "./world";

async function aRedeemed() {
  const services = testServices();
  const voucher = await aVoucher(services);
  const person = await anAccount(services);
  await redeem(services, person, voucher.secret);
  const { actor } = await theAdmin(services);
  return { actor, redemption: { voucherId: voucher.id, accountId: await accountIdOf(person.userId) } };
}

async function aDeadJob(): Promise<OutboxId> {
  const id = crypto.randomUUID();
  await run(
    "INSERT INTO outbox (id, kind, ref, attempts, next_at, due_at, created_at, dead_at, last_error) VALUES (?, 'cache.refresh-form', '{}', 10, 1, 1, 1, 1, 'x')",
    id,
  );
  return id as OutboxId;
}

const rule = () => ({
  kind: "host" as const,
  value: `${crypto.randomUUID()}.example`,
  effect: "hold" as const,
  points: 0,
  scope: "all" as const,
  life: "2h",
  why: "A test",
});

export const peopleCases: CommandCases = {
  "account-data/commands/claim-forms": [
    {
      what: "takes over a guest's form",
      async prepare() {
        const services = testServices();
        const account = await anAccount(services);
        const guest = await aPublishedForm(services, account);
        const { token } = await askedClaim(services, account);
        return (by) => claimForms(by, account.actor, { token, formIds: [guest.formId] });
      },
    },
  ],
  "accounts/commands/end-session": [
    {
      what: "ends a session of another device",
      async prepare() {
        const { actor, userId } = await anAccount(testServices());
        const id = crypto.randomUUID();
        await run(
          "INSERT INTO session (id, user_id, token, expires_at, created_at, updated_at) VALUES (?1, ?2, ?1, 9e15, ?3, ?3)",
          id,
          userId,
          Date.now(),
        );
        return (services) => endSession(services, actor, id);
      },
    },
  ],
  "admin/commands/set-switch": [
    {
      what: "throws a switch",
      twice: "set again is a trace of its own",
      async prepare() {
        const { actor } = await theAdmin(testServices());
        await run("DELETE FROM screen_switch");
        return (services) => setSwitch(services, actor, { name: "proof-everywhere", minutes: 30 });
      },
    },
  ],
  "admin/commands/add-rule": [
    {
      what: "adds a rule",
      async prepare() {
        const { actor } = await theAdmin(testServices());
        const form = rule();
        return (services) => addRule(services, actor, form as never);
      },
    },
  ],
  "admin/commands/change-rule": [
    {
      what: "ends a rule",
      async prepare() {
        const { actor } = await theAdmin(testServices());
        const made = await addRule(testServices(), actor, rule() as never);
        if (!made.ok) throw new Error(made.code);
        return (services) => changeRule(services, actor, { id: made.value.id, change: "end" });
      },
    },
  ],
  "apply/household/commands/send-part": [
    {
      what: "sends an own part",
      async prepare() {
        const home = await aHousehold({ isUnsent: false });
        const part = await partOf(home.services, home.owner.urlId, home.bo, "1000");
        return (services) => sendPart(services, part);
      },
    },
  ],
  "billing/commands/refund-credits": [
    {
      what: "asks for money back",
      async prepare() {
        const shop = await aShop({ now: new Date() });
        await buy(shop, "credits_3");
        const [pack] = await listRefundable(shop.services, shop.actor);
        return (services) => refundCredits(services, shop.actor, pack?.purchaseId ?? "");
      },
    },
  ],
  "contact/commands/send-contact-message": [
    {
      what: "writes to us",
      async prepare() {
        const past = testServices(new Date(Date.now() - 30_000));
        const rendered = await signContactPage(past);
        const email = `${crypto.randomUUID()}@person.example`;
        const message = { name: "Ada", email, company: "", subject: "Hello", message: crypto.randomUUID() };
        const post = { message, rendered, isHoneypotFilled: false };
        return (services) => sendContactMessage(services, visitor(), post);
      },
    },
  ],
  "mail-test/commands/send-tests": [
    {
      what: "sends an example",
      twice: "each press is an example of its own",
      async prepare() {
        const { actor } = await theAdmin(testServices());
        await run("DELETE FROM mail_test");
        return (services) => sendTests(services, actor, { kind: "mail.application-receipt", locale: "en" } as never);
      },
    },
  ],
  "operations/commands/revive-jobs": [
    {
      what: "has a dead job tried again",
      twice: "it may be pressed for one that waits, too: a trace of its own",
      async prepare() {
        const [id, { actor }] = [await aDeadJob(), await theAdmin(testServices())];
        return (services) => reviveJobs(services, actor, id);
      },
    },
    {
      what: "gives a dead job up",
      async prepare() {
        const [id, { actor }] = [await aDeadJob(), await theAdmin(testServices())];
        return (services) => giveUpJob(services, actor, { id, reason: "recipient-gone" });
      },
    },
  ],
  "vouchers/commands/redeem-voucher": [
    {
      what: "redeems a voucher",
      async prepare() {
        const { secret } = await aVoucher(testServices());
        const person = await anAccount(testServices());
        return (services) => redeem(services, person, secret);
      },
    },
  ],
  "vouchers/commands/make-voucher": [
    {
      what: "makes two vouchers",
      async prepare() {
        const { actor } = await theAdmin(testServices());
        const wanted = newVoucherSchema.parse({ label: "A talk", credits: 1, audience: "any" });
        const firstId = crypto.randomUUID();
        return (services) => makeVoucherBatch(services, actor, wanted, 2, firstId);
      },
    },
  ],
  "vouchers/commands/extend-voucher": [
    {
      what: "prolongs a voucher",
      twice: "set to the same again is a trace of its own",
      async prepare() {
        const { id } = await aVoucher(testServices());
        const { actor } = await theAdmin(testServices());
        return (services) => extendVoucher(services, actor, { id, validUntil: null, maxRedemptions: 5 });
      },
    },
  ],
  "vouchers/commands/revoke-voucher": [
    {
      what: "revokes a voucher",
      async prepare() {
        const { id } = await aVoucher(testServices());
        const { actor } = await theAdmin(testServices());
        return (services) => revokeVoucher(services, actor, { id, why: "Over" });
      },
    },
  ],
  "vouchers/commands/undo-redemption": [
    {
      what: "takes a redemption back",
      async prepare() {
        const { actor, redemption } = await aRedeemed();
        return (services) => undoRedemption(services, actor, redemption);
      },
    },
    {
      what: "gives it again",
      async prepare() {
        const { actor, redemption } = await aRedeemed();
        await undoRedemption(testServices(), actor, redemption);
        return (services) => giveBackRedemption(services, actor, redemption);
      },
    },
  ],
  "vouchers/commands/grant-goodwill": [
    {
      what: "gives credits for goodwill",
      async prepare() {
        const person = await anAccount(testServices());
        await giveCredits(testServices(), person.userId);
        const { actor } = await theAdmin(testServices());
        const goodwill = {
          requestId: crypto.randomUUID(),
          email: person.email,
          credits: 1,
          reason: "thanks" as const,
          isSure: true,
        };
        return (services) => grantGoodwill(services, actor, goodwill);
      },
    },
  ],
};
