import type { HealthName } from "../../../kernel/alarms";
import { dayMs } from "../../../kernel/durations";
import { refusedEvents } from "../../../platform/stripe/refused-events";
import { refusedMailEvents } from "../../../platform/webhook-signature";
import { unknownVouchers } from "../../money/vouchers/rules";

// From when on what is watched is trouble. The figures stand in docs/operations.md, chapter Alarms, too.

/** "warn" is for a person to look at; with "bad" the product does not do what it promises, and /healthz answers 503. */
type HealthLevel = "ok" | "warn" | "bad";
/** `figure`: seconds late or since, or a number of jobs; null where there is none. */
export type HealthCheck = { level: HealthLevel; figure: number | null };
export type Health = { level: HealthLevel; at: number; checks: Record<HealthName, HealthCheck> };

const minuteSeconds = 60;
/** A job is late after ten minutes: a confirmation mail that takes longer loses the person who waits for it. */
const outboxLate = { warn: 5 * minuteSeconds, bad: 10 * minuteSeconds };
/** The cron runs every minute. */
const cronMissing = { warn: 3 * minuteSeconds, bad: 5 * minuteSeconds };
/** Given up within the last hour, those apart whose mailbox does not exist. */
const deadJobs = { warn: 1, bad: 10 };
/** Tried six times, which takes a quarter of an hour, or refused because the day's quota is used up. */
const failingJobs = { warn: 1, bad: 50 };

/** Guests' forms that wait because the mail that says they will be erased was given up. */
const unannounced = { warn: 1, bad: Number.POSITIVE_INFINITY };

/** Faults found by rounds of the nightly self-check that ended within a day. Nobody waits for an answer: never "bad". */
const foundFaults = { warn: 1, bad: Number.POSITIVE_INFINITY };

const voucherGuesses = { warn: unknownVouchers.limit, bad: Number.POSITIVE_INFINITY };
/** Of mails within two days of which the mail service told, so many per cent came back. Fewer mails than this say nothing. */
const bouncedPercentAtMost = 2;
const fewestReported = 50;
/** Mails that wait because we may not send: nothing leaves, and the mail that tells of it cannot either. */
const senderRefused = { warn: 1, bad: 1 };
/** Events of Stripe within a day that are of another account or mode, or about nothing that was bought here. */
const strangeEvents = { warn: 1, bad: Number.POSITIVE_INFINITY };
/** Events of Stripe that came ten minutes ago or more, within a day, and were not acted on; or were refused within the hour. */
const failedEvents = { warn: 1, bad: Number.POSITIVE_INFINITY };
export const eventLateMs = 10 * 60 * 1000;

const refusedMails = { warn: refusedMailEvents.limit, bad: Number.POSITIVE_INFINITY };
/** Reports "asked for money" about forms that nobody has decided about since. */
const moneyReports = { warn: 1, bad: Number.POSITIVE_INFINITY };

/** Forms that are held, and appeals, that nobody has looked at for a day: within one working day it is promised. */
const lookLate = { warn: 1, bad: Number.POSITIVE_INFINITY };
export const lookWithinMs = dayMs;

/** What waits or was given up is counted no further. */
export const workCountedAtMost = 100;
export const failingAfterAttempts = 6;
export const deadWithinMs = 60 * 60 * 1000;
export const foundWithinMs = dayMs;
export type HealthFigures = {
  outboxLateSeconds: number;
  /** Null: the cron has never run here. */
  cronSecondsAgo: number | null;
  deadJobs: number;
  failingJobs: number;
  unannounced: number;
  foundFaults: number;
  voucherGuesses: number;
  strangeEvents: number;
  lateEvents: number;
  /** With a signature that does not fit: some may be a stranger's. */
  refusedEvents: number;
  /** What the mail service told of mails: those that came back or were complained of, and all whose end is known. */
  mailsReturned: number;
  mailsReported: number;
  senderRefused: number;
  refusedMailEvents: number;
  moneyReports: number;
  lookLate: number;
};

/** The state of everything, from what the probes found. `figures` null: the database did not answer. */
export function judgeHealth(
  found: { figures: HealthFigures | null; hasKv: boolean; hasDocuments: boolean; lacksWebhookSecret?: boolean },
  at: number,
): Health {
  const { figures } = found;
  const isThere = (yes: boolean): HealthCheck => ({ level: yes ? "ok" : "bad", figure: null });
  const unknown: HealthCheck = { level: "ok", figure: null };
  const checks: Health["checks"] = {
    database: isThere(figures !== null),
    kv: isThere(found.hasKv),
    documents: isThere(found.hasDocuments),
    outbox: figures ? above(figures.outboxLateSeconds, outboxLate) : unknown,
    cron: figures ? aboveOrNever(figures.cronSecondsAgo) : unknown,
    deadJobs: figures ? above(figures.deadJobs, deadJobs) : unknown,
    failingJobs: figures ? above(figures.failingJobs, failingJobs) : unknown,
    announcements: figures ? above(figures.unannounced, unannounced) : unknown,
    selfCheck: figures ? above(figures.foundFaults, foundFaults) : unknown,
    voucherGuesses: figures ? above(figures.voucherGuesses, voucherGuesses) : unknown,
    bounces: figures ? checkBounces(figures) : unknown,
    moneyReports: figures ? above(figures.moneyReports, moneyReports) : unknown,
    lookLate: figures ? above(figures.lookLate, lookLate) : unknown,
    mailEvents: figures ? above(figures.refusedMailEvents, refusedMails) : unknown,
    sender: figures ? above(figures.senderRefused, senderRefused) : unknown,
    webhooks: figures
      ? above(
          figures.lateEvents + (figures.refusedEvents >= refusedEvents.limit ? figures.refusedEvents : 0),
          failedEvents,
        )
      : unknown,
    payments: found.lacksWebhookSecret
      ? { level: "warn", figure: null }
      : figures
        ? above(figures.strangeEvents, strangeEvents)
        : unknown,
  };
  const levels = Object.values(checks).map(({ level }) => level);
  return { level: levels.includes("bad") ? "bad" : levels.includes("warn") ? "warn" : "ok", at, checks };
}

function checkBounces({ mailsReturned, mailsReported }: HealthFigures): HealthCheck {
  const isMany = mailsReported >= fewestReported && 100 * mailsReturned > bouncedPercentAtMost * mailsReported;
  return { level: isMany ? "warn" : "ok", figure: Math.round((100 * mailsReturned) / Math.max(1, mailsReported)) };
}

function above(figure: number, { warn, bad }: { warn: number; bad: number }): HealthCheck {
  return { level: figure >= bad ? "bad" : figure >= warn ? "warn" : "ok", figure };
}

function aboveOrNever(secondsAgo: number | null): HealthCheck {
  return secondsAgo === null ? { level: "warn", figure: null } : above(secondsAgo, cronMissing);
}

/** Codes of why a dead job is put away; the audit log keeps the code. */
export const giveUpReasons = ["not-needed", "recipient-gone", "done-by-hand", "other"] as const;
export type GiveUpReason = (typeof giveUpReasons)[number];
