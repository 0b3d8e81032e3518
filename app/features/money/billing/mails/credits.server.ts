import { and, eq, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { billingAccount, creditEntry, purchase, voucher } from "../../../../db/schema/billing";
import { dayMs } from "../../../../kernel/durations";
import { defineMail } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { toAccount } from "../../../../platform/mail-kinds";
import { creditsMail, voucherMail } from "./credits";

/** What became of a pack, to its buyer; nobody where the account was erased meanwhile. */
const credits = defineMail({
  kind: "mail.credits",
  name: "Email to a landlord: credits bought or paid back",
  audience: toAccount,
  stoppedBy: null,
  async load(services, { purchaseId, about }) {
    const [row] = await services.db
      .select({ to: user.email, language: user.language, bought: purchase })
      .from(purchase)
      .innerJoin(billingAccount, eq(billingAccount.id, purchase.accountId))
      .innerJoin(user, eq(user.id, billingAccount.userId))
      .where(eq(purchase.id, purchaseId));
    if (!row) return null;
    const { credits, quantity, amountMinor, refundedMinor, currency } = row.bought;
    return {
      to: row.to,
      language: row.language,
      facts: { about, credits: (credits ?? 0) * quantity, amountMinor, refundedMinor, currency },
    };
  },
  render: creditsMail,
  example: () => ({ about: "bought" as const, credits: 3, amountMinor: 2900, refundedMinor: 0, currency: "usd" }),
});

/** To whoever redeemed a voucher; nobody where the account was erased meanwhile. */
const redeemed = defineMail({
  kind: "mail.voucher",
  name: "Email to a landlord: a voucher was redeemed",
  audience: toAccount,
  stoppedBy: null,
  async load(services, { lotId }) {
    const [row] = await services.db
      .select({
        to: user.email,
        language: user.language,
        credits: creditEntry.amount,
        endsAt: creditEntry.expiresAt,
        label: voucher.label,
      })
      .from(creditEntry)
      .innerJoin(billingAccount, eq(billingAccount.id, creditEntry.accountId))
      .innerJoin(user, eq(user.id, billingAccount.userId))
      .innerJoin(voucher, sql`${voucher.id} = substr(${creditEntry.sourceRef}, 1, 36)`)
      .where(and(eq(creditEntry.id, lotId), eq(creditEntry.kind, "voucher")));
    return row ? { to: row.to, language: row.language, facts: row } : null;
  },
  render: voucherMail,
  example: () => ({ credits: 1, label: "Welcome", endsAt: sample.now + 365 * dayMs }),
});

export const mails = [credits, redeemed];
