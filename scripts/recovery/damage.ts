import { sql } from "drizzle-orm";
import { withdrawApplication } from "../../app/features/applying/applicant/commands/withdraw-application.server";
import { billingAccountOf } from "../../app/features/money/billing/commands/open-billing-account.server";
import type { RentFormId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { mintLinkToken } from "../../app/platform/link-tokens.server";
import { finishCheckout } from "../../app/platform/stripe/stand-in/checkout";
import { holdEvents, type StandIn } from "../../app/platform/stripe/stand-in/create-stand-in";
import type { Env } from "../../workers/env";
import { sweepRemovedDocuments } from "../../workers/jobs/sweeps/documents";
import { sweepErasureLog } from "../../workers/jobs/sweeps/erasure-log";
import { sweepErasures } from "../../workers/jobs/sweeps/erasures";
import { createServices } from "../../workers/services";
import { adminAccount, demoAccount } from "../seed/sign-in";
import { purgeForm } from "./purge-form";

/** What was done to the data after the moment that the drill goes back to. */
export type Damage = {
  erasedApplication: string;
  purgedForm: string;
  lostDocument: string;
  paidSession: string;
  removedColleague: string;
};

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A day's work after the backup: an applicant erases, a form is purged, a colleague is removed, the demo buys three credits; and a bug of the drill's: a lost object, a wrong counter. */
export async function damage(env: Env): Promise<Damage> {
  const services = createServices(env, () => undefined, { log: quiet });
  const { db } = services;
  const [erased, other] = await db.all<{ id: string; urlId: string }>(
    sql`SELECT a.id, (SELECT url_id FROM rent_form WHERE id = a.form_id) AS urlId FROM application AS a WHERE a.state = 'in_review' AND a.document_count > 0 ORDER BY a.id LIMIT 2`,
  );
  const [form] = await db.all<{ id: string }>(sql`SELECT id FROM rent_form WHERE state = 'draft' LIMIT 1`);
  if (!erased || !other || !form) throw new Error("The drill needs the demo's data");
  const token = await mintLinkToken(services, { ...mailLinks.applicationStatus, ref: erased.id });
  const withdrawn = await withdrawApplication(services, { token, urlId: erased.urlId }, { erase: true });
  if (!withdrawn.ok || !(await purgeForm(services, form.id as RentFormId, sql`1`)))
    throw new Error("Nothing was erased");
  await db.run(sql`DELETE FROM team_member WHERE owner_id = ${demoAccount.id} AND user_id = ${adminAccount.id}`);
  await sweepErasureLog(services);
  for (const sweep of [sweepRemovedDocuments, sweepErasures]) await sweep(services);
  const [paper] = await db.all<{ id: string; key: string }>(
    sql`SELECT id, object_key AS key FROM document WHERE application_id = ${other.id} LIMIT 1`,
  );
  if (!paper) throw new Error("The drill needs a document");
  await services.documents.delete([paper.key]);
  await services.documents.put(`documents/${crypto.randomUUID()}.${crypto.randomUUID()}`, new Uint8Array(10));
  return {
    erasedApplication: erased.id,
    purgedForm: form.id,
    lostDocument: paper.id,
    paidSession: await buyCredits(env),
    removedColleague: adminAccount.id,
  };
}

/**
 * Stripe's side of a purchase two hours ago, the first of its account: our rows of it are what the restore takes away, so none
 * are written.
 */
async function buyCredits(env: Env): Promise<string> {
  const clock = { now: () => new Date(Date.now() - 2 * 3_600_000) };
  const { billing, db } = createServices(env, () => undefined, { clock, log: quiet });
  if (!billing.isSelling || billing.kind !== "stand-in") throw new Error("The drill needs the stand-in for Stripe");
  const { world } = billing as StandIn;
  const stripe = await billing.stripe();
  await holdEvents(world, true);
  const [own] = await db.all<{ id: string }>(sql`SELECT ${billingAccountOf(demoAccount.id)} AS id`);
  const customer = await stripe.customers.create({ metadata: { accountId: own?.id ?? "" } });
  const { data: prices } = await stripe.prices.list({ lookup_keys: ["credits_3"] });
  const purchaseId = crypto.randomUUID();
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    customer: customer.id,
    client_reference_id: purchaseId,
    metadata: { purchaseId },
    line_items: [{ price: prices[0]?.id ?? "", quantity: 1 }],
    currency: "usd",
    success_url: world.origin,
  });
  await finishCheckout(world, session.id, "pay");
  await holdEvents(world, false);
  return session.id;
}
