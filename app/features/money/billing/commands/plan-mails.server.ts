import type { subscription } from "../../../../db/schema/billing";
import type { OutboxId } from "../../../../kernel/ids";
import { insertJob, type JobRef } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { billingTerms } from "../rules";
import type { Statement } from "./handled-event.server";
import { tellAccount } from "./tell-account.server";

/** What Stripe says of an account's subscription. Times in milliseconds. */
export type PlanState = {
  accountId: string;
  stripeSubscriptionId: string;
  /** Stripe's word. */
  status: string;
  priceKey: string;
  seats: number;
  startedAt: number;
  periodStart: number;
  periodEnd: number;
  cancelAt: number | null;
  /** When that was asked for. */
  cancelledAt: number | null;
  graceUntil: number | null;
  syncedAt: number;
};
type Known = typeof subscription.$inferSelect | null;
type About = JobRef<"mail.plan">["about"];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const yearMs = 365 * dayMs;
/** Before a yearly payment. */
const renewsDays = 30;
/** After a payment failed. */
const failedDays = [0, 3, 7];

/** Statements, and jobs to wake: the mails and notices of a state, each told once by a key of its own. */
export function planMails(services: Services, state: PlanState, known: Known) {
  const { stripeSubscriptionId: id, periodStart, periodEnd, cancelAt } = state;
  const isSame = known?.stripeSubscriptionId === id;
  const mails: PlanMail[] = [];
  if (state.graceUntil !== null) {
    const at = state.graceUntil - billingTerms.pausingDays * dayMs;
    // It may come back and end again. Two that see one end at once differ by seconds in its grace.
    mails.push({ about: "ended", key: `${id}:${Math.floor(state.graceUntil / hourMs)}` });
    // Known as late as that, the mail of the end says the same.
    if (at > state.syncedAt) mails.push({ about: "pausing", key: `${id}:${state.graceUntil}`, at });
  } else {
    mails.push({ about: "started", key: id });
    // A period that begins where the last one ended; a change of the price begins one in between.
    if (isSame && periodStart >= known.periodEnd) mails.push({ about: "renewed", key: `${id}:${periodEnd}` });
    if (cancelAt !== null) mails.push({ about: "cancelled", key: `${id}:${state.cancelledAt}` });
    if (state.status === "past_due") mails.push(...failures(id, periodStart, state.syncedAt));
    mails.push(...reminders(state));
  }
  const jobs = mails.map((one) => ({ ...one, id: services.ids.uuid<OutboxId>() }));
  const isNow = (at: number | undefined) => at === undefined || at <= state.syncedAt;
  return {
    statements: jobs.flatMap((one) => statements(services, state, one)),
    jobIds: jobs.filter(({ at }) => isNow(at)).map(({ id }) => id),
  };
}

/** `at`: when it is told; now unless said. `isQuiet`: by mail alone. */
type PlanMail = { about: About; key: string; at?: number };

function failures(id: string, periodStart: number, now: number): PlanMail[] {
  return failedDays.map((days) => ({ about: "failed", key: `${id}:${periodStart}:${days}`, at: now + days * dayMs }));
}

/** A month before a yearly payment; and each year what it costs and how it ends, however it is paid. */
function reminders({ stripeSubscriptionId: id, priceKey, startedAt, periodEnd, syncedAt }: PlanState): PlanMail[] {
  const years = Math.floor((syncedAt - startedAt) / yearMs) + 1;
  if (priceKey === "pro_year")
    return [{ about: "renews", key: `${id}:${periodEnd}`, at: Math.max(syncedAt, periodEnd - renewsDays * dayMs) }];
  return [{ about: "yearly", key: `${id}:${years}`, at: startedAt + years * yearMs - renewsDays * dayMs }];
}

/** Told in the account as well; a reminder is a mail alone. */
const noticed: readonly About[] = ["started", "renewed", "cancelled", "failed", "ended"];

function statements(
  services: Services,
  state: PlanState,
  { id, about, key, at }: PlanMail & { id: OutboxId },
): Statement[] {
  const { db } = services;
  const now = new Date(state.syncedAt);
  const dedupeKey = `plan-${about}:${key}`;
  const ref = {
    accountId: state.accountId,
    about,
    subscriptionId: state.stripeSubscriptionId,
    periodEnd: state.periodEnd,
    ...(about === "pausing" && state.graceUntil !== null ? { graceUntil: state.graceUntil } : {}),
  };
  const mail = insertJob(db, {
    id,
    kind: "mail.plan",
    ref,
    dedupeKey,
    now,
    ...(at === undefined ? {} : { runAt: new Date(at) }),
  });
  if (!noticed.includes(about) || (at !== undefined && at > state.syncedAt)) return [mail];
  const { accountId } = state;
  return [mail, tellAccount(services, { accountId, kind: "payments", ref: dedupeKey })];
}
