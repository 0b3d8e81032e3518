import { makeVoucherBatch } from "../../app/features/money/vouchers/commands/make-voucher.server";
import { redeemVoucher } from "../../app/features/money/vouchers/commands/redeem-voucher.server";
import { newVoucherSchema } from "../../app/features/money/vouchers/schema";
import type { AccountLandlord } from "../../app/kernel/actor";
import type { Services } from "../../app/services";
import { anAccount, bindings } from "./forms";

/** The one account that may make vouchers, and its session. */
export async function theAdmin(services: Services) {
  const admin = await anAccount(services);
  await bindings.DB.batch([
    bindings.DB.prepare(
      "UPDATE user SET email = 'before-' || id || '@rentform.test' WHERE email = 'admin@rentform.test'",
    ),
    bindings.DB.prepare("UPDATE user SET email = 'admin@rentform.test', role = 'admin' WHERE id = ?").bind(
      admin.userId,
    ),
  ]);
  return { ...admin, email: "admin@rentform.test" };
}

type Said = Partial<{
  label: string;
  campaign: string;
  credits: number;
  giftMonths: number;
  maxRedemptions: number;
  validFrom: number;
  validUntil: number;
  audience: "any" | "new" | "email" | "domain";
  audienceRef: string;
}>;

/** A voucher of three credits for one person, or as said; `secret` is what its link ends with. */
export async function aVoucher(services: Services, said: Said = {}) {
  const wanted = newVoucherSchema.parse({
    label: "Portland Landlords’ Association",
    credits: 3,
    audience: "any",
    ...said,
  });
  const made = await makeVoucherBatch(services, (await theAdmin(services)).actor, wanted, 1);
  if (!made.ok || !made.value[0]) throw new Error("No voucher was made");
  return { ...made.value[0], secret: made.value[0].url.split("/").at(-1) ?? "" };
}

export function redeem(services: Services, who: { actor: AccountLandlord; email: string }, secret: string) {
  return redeemVoucher(services, { actor: who.actor, email: who.email, network: "192.0.2.0/24" }, secret);
}
