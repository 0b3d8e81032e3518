import type { HealthName } from "../../../kernel/alarms";

/** What is wrong, with the figure of its check: seconds or a number; null where there is none. */
export const troubleWords: Record<HealthName, (figure: number | null) => string> = {
  database: () => "The database (D1) does not answer",
  kv: () => "The store of published forms (KV) does not answer",
  documents: () => "The store of documents (R2) does not answer",
  outbox: (seconds) => `Emails and other jobs are late${seconds ? ` by ${sayMinutes(seconds)}` : ""}`,
  cron: (seconds) => (seconds ? `The cron had not run for ${sayMinutes(seconds)}` : "The cron has never run"),
  deadJobs: (count) => `Jobs were given up within an hour${count ? `: ${count}` : ""}`,
  failingJobs: (count) => `Jobs keep failing and are tried again${count ? `: ${count}` : ""}`,
  announcements: (count) =>
    `Guests' forms wait to be deleted: the email that says so could not be sent${count ? `: ${count}` : ""}`,
  selfCheck: (count) => `The nightly self-check found faults${count ? `: ${count}` : ""}`,
  voucherGuesses: (count) => `Someone guesses vouchers${count ? `: ${count} within the hour` : ""}`,
  webhooks: (count) => `Messages of Stripe are refused, or not acted on${count ? `: ${count}` : ""}`,
  payments: (count) =>
    count
      ? `Events of Stripe are about nothing of ours: ${count}`
      : "STRIPE_WEBHOOK_SECRET is missing: nothing is sold",
  moneyReports: (count) =>
    `Someone was asked for money by a form, and it waits to be looked at${count ? `: ${count}` : ""}`,
  lookLate: (count) => `Forms or appeals have waited for a day to be looked at${count ? `: ${count}` : ""}`,
  bounces: (percent) => `More than 2 % of emails come back${percent ? `: ${percent} %` : ""}`,
  mailEvents: (count) =>
    `Messages of the email service are refused: their signature does not fit${count ? `: ${count}` : ""}`,
  sender: (count) => `The email service refuses our sender, so emails wait${count ? `: ${count}` : ""}`,
};

function sayMinutes(seconds: number): string {
  const count = Math.round(seconds / 60);
  return count === 1 ? "a minute" : `${count} minutes`;
}
