import type { HealthName } from "../../../kernel/alarms";

/** What it was that is over. */
export const alarmParts: Record<HealthName, string> = {
  database: "the database (D1)",
  kv: "the store of published forms (KV)",
  documents: "the store of documents (R2)",
  outbox: "emails and other jobs",
  cron: "the cron",
  deadJobs: "no job was given up for an hour",
  failingJobs: "jobs that kept failing",
  announcements: "announcements of erasures",
  selfCheck: "the last self-check found nothing",
  voucherGuesses: "vouchers are no longer guessed",
  payments: "payments",
  webhooks: "messages of Stripe",
  moneyReports: "reports of forms that ask for money",
  lookLate: "forms and appeals that waited for a day",
  bounces: "emails that come back",
  mailEvents: "messages of the email service",
  sender: "the email service takes our sender",
};
