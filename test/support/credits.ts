import type { GrantKind } from "../../app/db/schema/billing";
import { grantCredits } from "../../app/features/money/billing/commands/grant-credits.server";
import {
  billingAccountOf,
  openBillingAccount,
} from "../../app/features/money/billing/commands/open-billing-account.server";
import type { Services } from "../../app/services";
import { bindings } from "./forms";

type Given = { credits?: number; kind?: GrantKind; expiresAt?: number | null; sourceRef?: string };

/** Gives an account a lot of credits, as a purchase would; the ids of its billing account and of the lot. */
export async function giveCredits(services: Services, userId: string, given: Given = {}) {
  const at = services.clock.now().getTime();
  const [accountId, lotId] = [crypto.randomUUID(), crypto.randomUUID()];
  await services.db.batch([
    openBillingAccount(services.db, { id: accountId, userId, at }),
    grantCredits(services.db, {
      id: lotId,
      accountId: billingAccountOf(userId),
      kind: given.kind ?? "purchase",
      credits: given.credits ?? 1,
      sourceRef: given.sourceRef ?? crypto.randomUUID(),
      expiresAt: given.expiresAt ?? null,
      at,
    }),
  ]);
  return { accountId: await accountIdOf(userId), lotId };
}

export async function accountIdOf(userId: string): Promise<string> {
  const row = await bindings.DB.prepare("SELECT id FROM billing_account WHERE user_id = ?")
    .bind(userId)
    .first<{ id: string }>();
  if (!row) throw new Error("No billing account");
  return row.id;
}

export type Entry = {
  id: string;
  lot_id: string;
  kind: string;
  amount: number;
  source_ref: string;
  paid_until: number | null;
};

export async function entriesOf(accountId: string): Promise<Entry[]> {
  const { results } = await bindings.DB.prepare("SELECT * FROM credit_entry WHERE account_id = ? ORDER BY at, id")
    .bind(accountId)
    .all<Entry>();
  return results;
}
