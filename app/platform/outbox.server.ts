import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/client.server";
import { outbox } from "../db/schema/platform";
import { alarmMailSchema } from "../kernel/alarms";
import {
  accountMailIdSchema,
  applicationIdSchema,
  contactMessageIdSchema,
  exportIdSchema,
  guestRentFormIdSchema,
  homeImportIdSchema,
  infoRequestIdSchema,
  letterIdSchema,
  type OutboxId,
  outboxIdSchema,
  referenceRequestIdSchema,
  rentFormIdSchema,
} from "../kernel/ids";
import { pageLocales } from "../kernel/page-locale";
import { type QueueName, queueNames } from "../kernel/queue-names";

/** Why a form is taken offline; the mail has the words. */
export const suspensionReasons = ["unlawful-questions", "deception", "not-a-home", "spam", "other"] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

function job<S extends z.ZodRawShape>(lane: QueueName, shape: S) {
  return { lane, ref: z.strictObject(shape) };
}

/**
 * Every kind of work that happens after a commit: its queue, and the ids it needs. The rows are read anew when the work is
 * done. What a mail is stands in its definition (app/mail/registry.server.ts).
 */
export const jobs = {
  "mail.guest-confirm": job("urgent", { guestRentFormId: guestRentFormIdSchema }),
  "mail.form-live": job("urgent", { formId: rentFormIdSchema }),
  "mail.manage-link": job("urgent", { guestRentFormId: guestRentFormIdSchema }),
  /** `receiptId`: of the mail that the applicant gets first. */
  "mail.new-application": job("ordinary", { applicationId: applicationIdSchema, receiptId: outboxIdSchema.optional() }),
  /** `reminder`: 0 for the link that was asked for, then 1 to 3. */
  "mail.resume-draft": job("urgent", { draftId: applicationIdSchema, reminder: z.number().int().min(0).max(3) }),
  /** `reminder`: 0 for the invitation, then 1 and 2. */
  "mail.member-invite": job("urgent", { memberId: applicationIdSchema, reminder: z.number().int().min(0).max(2) }),
  "mail.part-receipt": job("ordinary", { memberId: applicationIdSchema }),
  "mail.part-ends": job("bulk", { memberId: applicationIdSchema }),
  "mail.household-complete": job("ordinary", { applicationId: applicationIdSchema }),
  "mail.withdrawn": job("ordinary", { applicationId: applicationIdSchema }),
  "mail.confirm-application": job("urgent", { applicationId: applicationIdSchema }),
  "mail.application-receipt": job("ordinary", { applicationId: applicationIdSchema }),
  "mail.info-request": job("ordinary", { infoRequestId: infoRequestIdSchema, isReminder: z.boolean() }),
  "mail.info-answered": job("ordinary", { applicationId: applicationIdSchema, infoRequestId: infoRequestIdSchema }),
  "mail.reference-request": job("ordinary", { referenceRequestId: referenceRequestIdSchema, isReminder: z.boolean() }),
  "mail.reference-in": job("ordinary", { referenceRequestId: referenceRequestIdSchema }),
  "mail.application-changed": job("ordinary", { applicationId: applicationIdSchema }),
  "mail.viewing-asked": job("urgent", { viewingRequestId: z.uuid() }),
  "mail.viewing-link": job("urgent", { viewingRequestId: z.uuid() }),
  "mail.viewing-given": job("ordinary", { viewingRequestId: z.uuid() }),
  "mail.viewing-drawn": job("ordinary", { viewingRequestId: z.uuid() }),
  "mail.viewing-cancelled": job("ordinary", { viewingRequestId: z.uuid() }),
  /** The landlord cancelled the slot. */
  "mail.viewing-called-off": job("ordinary", { viewingRequestId: z.uuid() }),
  /** The landlord wrote to those who came. */
  "mail.viewing-message": job("ordinary", { viewingRequestId: z.uuid() }),
  /** Written with the place and done when its time has come. */
  "mail.viewing-reminder": job("bulk", { viewingRequestId: z.uuid(), isReminder: z.literal(true) }),
  "mail.applicant-letter": job("ordinary", { letterId: letterIdSchema }),
  "mail.guest-decided": job("urgent", { letterId: letterIdSchema }),
  "mail.message": job("ordinary", { applicationId: applicationIdSchema }),
  "mail.message-in": job("ordinary", { applicationId: applicationIdSchema }),
  /** The account, or a guest's form. `at` names what was announced together. */
  "mail.erasure-near": job("bulk", {
    landlordId: z.string().max(64).nullable(),
    formId: rentFormIdSchema.nullable(),
    at: z.number().int(),
  }),
  "mail.decision-notice-due": job("bulk", { landlordId: z.string().max(64), at: z.number().int() }),
  "mail.decision-notice": job("ordinary", { applicationId: applicationIdSchema }),
  "mail.member-outcome": job("ordinary", { memberId: applicationIdSchema }),
  "mail.undecided-near": job("bulk", { landlordId: z.string().max(64), at: z.number().int() }),
  /** The account, or a guest's form. */
  "mail.applicants-wait": job("bulk", {
    landlordId: z.string().max(64).nullable(),
    formId: rentFormIdSchema.nullable(),
  }),
  /** `dueAt` in milliseconds names the day. */
  "mail.notice-digest": job("bulk", { userId: z.string().max(64), dueAt: z.number().int() }),
  /** Of a shared account: what a person of it is told of. */
  "mail.team-notice": job("ordinary", { noticeId: z.uuid() }),
  /** Which letter, to whom and with what link stands sealed in account_mail. */
  "mail.account": job("urgent", { accountMailId: accountMailIdSchema }),
  "mail.contact": job("ordinary", { contactMessageId: contactMessageIdSchema }),
  "mail.contact-copy": job("ordinary", { contactMessageId: contactMessageIdSchema }),
  "mail.withdrawal-receipt": job("ordinary", { contactMessageId: contactMessageIdSchema }),
  "export.build": job("exports", { exportId: exportIdSchema }),
  /** A viewing was marked: what the form kept until then is asked for. */
  "requests.after-viewing": job("ordinary", { viewingRequestId: z.uuid() }),
  "homes.import": job("exports", { homeImportId: homeImportIdSchema }),
  "mail.form-full": job("ordinary", { formId: rentFormIdSchema }),
  "mail.form-closing": job("bulk", { formId: rentFormIdSchema }),
  "mail.form-closed": job("bulk", { formId: rentFormIdSchema }),
  "mail.form-quiet": job("bulk", { formId: rentFormIdSchema }),
  "mail.form-erasure": job("bulk", { formId: rentFormIdSchema }),
  "mail.form-law": job("bulk", { formId: rentFormIdSchema }),
  "mail.form-suspended": job("ordinary", { formId: rentFormIdSchema, reason: z.enum(suspensionReasons) }),
  "mail.form-restored": job("ordinary", { formId: rentFormIdSchema }),
  "mail.form-screened": job("ordinary", { formId: rentFormIdSchema, about: z.enum(["look", "answer"]) }),
  "mail.alarm": { lane: "urgent", ref: alarmMailSchema },
  /** To the admin's own address: the example of a kind and language. Whose address that is the configuration says, nothing else. */
  "mail.test": job("ordinary", { kind: z.string().max(60), locale: z.enum(pageLocales) }),
  "mail.credits": job("ordinary", {
    purchaseId: z.uuid(),
    about: z.enum(["bought", "failed", "refunded", "refund-failed"]),
  }),
  "mail.voucher": job("ordinary", { lotId: z.uuid() }),
  /** Reminders are written when they are known and look again at what is true. `periodEnd` in milliseconds. */
  "mail.plan": job("ordinary", {
    accountId: z.uuid(),
    about: z.enum([
      "started",
      "renewed",
      "renews",
      "yearly",
      "cancelled",
      "failed",
      "second",
      "paid-back",
      "ended",
      "pausing",
      "confirm",
    ]),
    subscriptionId: z.string().max(255),
    periodEnd: z.number().int(),
    /** Of "pausing": the end that it tells of; it is silent about any other. */
    graceUntil: z.number().int().optional(),
    /** Of "confirm": the invoice at Stripe. */
    invoiceId: z.string().max(255).optional(),
  }),
  /** The event is kept, without its words, in stripe_event. */
  "stripe.event": job("urgent", { eventId: z.string().max(255) }),
  /** Has Stripe pay back what the entry "refund" of the books named `ref` took. */
  "stripe.refund": job("urgent", { purchaseId: z.uuid(), ref: z.string().max(100) }),
  "cache.refresh-form": job("urgent", { formId: rentFormIdSchema }),
} as const satisfies Record<string, { lane: QueueName; ref: z.ZodType }>;

/** The lane of a job: what a clock reminds of is never urgent, whoever asked first. */
export function laneOf({ kind, ref, lane }: Pick<NewJob, "kind" | "ref" | "lane">): QueueName {
  if (lane) return lane;
  const isReminder = ("isReminder" in ref && ref.isReminder) || ("reminder" in ref && ref.reminder > 0);
  return isReminder ? "bulk" : jobs[kind].lane;
}

/** SQL on outbox: neither done nor given up. As literals, so that the partial index fits. */
export const isOpen = sql`${outbox.doneAt} IS NULL AND ${outbox.deadAt} IS NULL`;

/** SQL: when the longest waiting job was due, in milliseconds; NULL where none is due by `before` or undone. */
export function selectOldestDue(before: number): SQL {
  const oldest = queueNames.map(
    (lane) => sql`SELECT * FROM (SELECT next_at AS at FROM ${outbox} WHERE lane = ${lane} AND done_at IS NULL
      AND dead_at IS NULL AND next_at <= ${before} AND (lease_until IS NULL OR lease_until <= ${before})
      ORDER BY next_at LIMIT 1)`,
  );
  return sql`(SELECT min(at) FROM (${sql.join(oldest, sql` UNION ALL `)}))`;
}

/** Begins the key of a job that sends a mail again; the id of the first one follows. */
export const againKey = "again:";

export type JobKind = keyof typeof jobs;
export type JobRef<K extends JobKind> = z.infer<(typeof jobs)[K]["ref"]>;

export type NewJob<K extends JobKind = JobKind> = {
  id: OutboxId;
  kind: K;
  ref: JobRef<K>;
  /** Equal keys are one job: a retried write adds nothing. Null where what causes the job happens once. */
  dedupeKey: string | null;
  now: Date;
  /** When it is to be done, for work that waits; `now` unless said. The sweep finds it then. */
  runAt?: Date;
  /** Where it is not simply that of its kind. */
  lane?: QueueName;
  /** Of a mail that waits for its mailbox (`outbox.heldFor`). */
  heldFor?: string;
};

/** The same jobs many at a time. `work`: SQL of a select with the columns id, ref, dedupe_key and run_at (milliseconds). */
export function insertJobs(db: Database, { kind, now }: { kind: JobKind; now: Date }, work: SQL) {
  const at = now.getTime();
  return db.run(sql`
    INSERT INTO ${outbox} (id, kind, ref, dedupe_key, lane, attempts, next_at, due_at, created_at)
    SELECT work.id, ${kind}, work.ref, work.dedupe_key, ${jobs[kind].lane}, 0, work.run_at, work.run_at, ${at}
    FROM (${work}) AS work WHERE true
    ON CONFLICT DO NOTHING`);
}

/** A statement for the batch that causes the work; with `when` (SQL), written only where that holds at that point. */
export function insertJob<K extends JobKind>(db: Database, job: NewJob<K>, when: SQL = sql`1`) {
  const at = job.now.getTime();
  const dueAt = (job.runAt ?? job.now).getTime();
  return db.run(sql`
    INSERT INTO ${outbox} (id, kind, ref, dedupe_key, lane, attempts, next_at, due_at, created_at, held_for)
    SELECT ${job.id}, ${job.kind}, ${JSON.stringify(job.ref)}, ${job.dedupeKey}, ${laneOf(job)}, 0, ${dueAt}, ${dueAt}, ${at}, ${job.heldFor ?? null}
    WHERE ${when}
    ON CONFLICT DO NOTHING`);
}
