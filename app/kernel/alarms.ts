import { z } from "zod";

/** What an operator watches; the words are those of docs/operations.md. */
export const healthChecks = [
  "database",
  "kv",
  "documents",
  "outbox",
  "cron",
  "deadJobs",
  "failingJobs",
  "announcements",
  "selfCheck",
  "voucherGuesses",
  "payments",
  "webhooks",
  "moneyReports",
  "lookLate",
  "bounces",
  "sender",
  "mailEvents",
] as const;
export type HealthName = (typeof healthChecks)[number];

const alarmLineSchema = z.strictObject({
  name: z.enum(healthChecks),
  /** Milliseconds. */
  since: z.number().int(),
  figure: z.number().int().nullable(),
});
export type AlarmLine = z.infer<typeof alarmLineSchema>;

/** `trouble`: new, or still there after a day. `lasting`: told before, still there. `fine`: told before, and over. */
export const alarmMailSchema = z.strictObject({
  at: z.number().int(),
  trouble: z.array(alarmLineSchema),
  lasting: z.array(alarmLineSchema),
  fine: z.array(alarmLineSchema),
});
export type AlarmMail = z.infer<typeof alarmMailSchema>;
