import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { billingAccount, isUnsettledSql, subscription } from "../../../../db/schema/billing";
import { rentForm } from "../../../../db/schema/forms";
import { teamInvitation, teamMember } from "../../../../db/schema/teams";
import { dayMs } from "../../../../kernel/durations";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { openFormsOfPro } from "../../../money/billing/queries/list-forms-to-pause.server";
import { billingTerms, liveStatuses } from "../../../money/billing/rules";
import { limitOfRow } from "../queries/find-form-limits.server";

const keptOpenMs = billingTerms.keptOpenDays * dayMs;

/** SQL on a row of subscription: its forms are to be brought to what it says at `now`. */
export function isPlanUnsettled(now: number): SQL {
  return sql`(${sql.raw(isUnsettledSql)}) AND (${subscription.graceUntil} IS NULL OR ${subscription.graceUntil} <= ${now})`;
}

/**
 * Brings an account's forms to its subscription: Pro while it lives; once its grace is over, the running form with
 * the newest application stays open for 45 days, others are paused, and colleagues, also those invited, become viewers. May be repeated.
 */
export async function settlePlan(services: Services, accountId: string): Promise<void> {
  const { db, ids, clock, publishedForms, mailQueue } = services;
  const at = clock.now().getTime();
  const owner = sql`(SELECT payer.user_id FROM ${billingAccount} AS payer WHERE payer.id = ${accountId})`;
  const isOwned = sql`${rentForm.landlordId} = ${owner}`;
  const isLive = sql`EXISTS (SELECT 1 FROM ${subscription} WHERE ${subscription.accountId} = ${accountId}
    AND ${subscription.status} IN (${sql.join(
      liveStatuses.map((status) => sql`${status}`),
      sql`, `,
    )}))`;
  const isOver = sql`EXISTS (SELECT 1 FROM ${subscription} WHERE ${subscription.accountId} = ${accountId} AND ${isPlanUnsettled(at)}
    AND ${subscription.graceUntil} IS NOT NULL)`;
  const { after } = await runBatch(db, {
    liftToPro: db.run(liftToPro(sql`${isOwned} AND ${isLive}`)),
    keepOneOpen: db.run(keepOneOpen(sql`${isOwned} AND ${isOver}`, owner, at)),
    pauseOthers: db.run(pauseOthers(sql`${isOwned} AND ${isOver}`, at)),
    // Colleagues stay and read: deciding came with Pro.
    lowerRoles: db.run(sql`UPDATE ${teamMember} SET role = 'viewer' WHERE owner_id = ${owner} AND ${isOver}`),
    lowerInvitations: db.run(sql`UPDATE ${teamInvitation} SET role = 'viewer' WHERE owner_id = ${owner} AND ${isOver}`),
    markSettled: db.run(
      sql`UPDATE ${subscription} SET forms_settled_at = ${at} WHERE account_id = ${accountId} AND ${isPlanUnsettled(at)}`,
    ),
    after: db
      .select({ formId: rentForm.id })
      .from(rentForm)
      .where(sql`${isOwned} AND ${rentForm.plan} = 'pro'
      AND ${rentForm.state} IN ('open', 'paused', 'full')`),
  });
  const forms = after.map(({ formId }) => formId as RentFormId);
  if (forms.length === 0) return;
  const jobs = forms.map((formId) => ({ id: ids.uuid<OutboxId>(), formId }));
  const [first, ...others] = jobs.map(({ id, formId }) =>
    insertJob(db, { id, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${id}`, now: clock.now() }),
  );
  if (first) await db.batch([first, ...others]);
  for (const formId of forms.slice(0, 5)) await publishedForms.refresh(formId);
  await mailQueue.notify(jobs.map(({ id }) => id));
}

/** What ran free, what was claimed, and what was left open when Pro ended before. A form that was full has room again. */
function liftToPro(where: SQL): SQL {
  const hasRoom = sql`${rentForm.applicationCount} < ${limitOfRow({ plan: sql`'pro'` })}`;
  return sql`UPDATE ${rentForm} SET plan = 'pro', plan_source = NULL, paid_until = NULL,
      opens_until = CASE WHEN plan = 'pro' AND opens_until = paid_until THEN NULL ELSE opens_until END,
      state = CASE WHEN state = 'full' AND ${hasRoom} THEN 'open' ELSE state END,
      closed_at = CASE WHEN state = 'full' AND ${hasRoom} THEN NULL ELSE closed_at END
    WHERE ${where} AND state IN ('open', 'paused', 'full')
      AND (plan IN ('free', 'guest') OR (plan = 'pro' AND paid_until IS NOT NULL))`;
}

/** The first of those that are open. */
function keepOneOpen(where: SQL, owner: SQL, at: number): SQL {
  return sql`UPDATE ${rentForm} SET paid_until = ${at + keptOpenMs},
      opens_until = CASE WHEN opens_until < ${at + keptOpenMs} THEN opens_until ELSE ${at + keptOpenMs} END
    WHERE ${where} AND id = (SELECT f.id ${openFormsOfPro(owner)} LIMIT 1)`;
}

function pauseOthers(where: SQL, at: number): SQL {
  return sql`UPDATE ${rentForm} SET paid_until = ${at}, state = CASE WHEN state = 'open' THEN 'paused' ELSE state END, updated_at = ${at}
    WHERE ${where} AND plan = 'pro' AND paid_until IS NULL`;
}
