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
  infoRequestIdSchema,
  letterIdSchema,
  type OutboxId,
  outboxIdSchema,
  referenceRequestIdSchema,
  rentFormIdSchema,
} from "../kernel/ids";
import { type QueueName, queueNames } from "../kernel/queue-names";

/** Why a form is taken offline; the mail has the words. */
export const suspensionReasons = ["unlawful-questions", "deception", "not-a-home", "spam", "other"] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/** Every kind of work that happens after a commit, with the ids it needs. The row is re-read when the work is done. */
export const jobSchemas = {
  /** To the guest: confirm the address, which publishes the form. Mints a verify-form token. */
  "mail.guest-confirm": z.strictObject({ guestRentFormId: guestRentFormIdSchema }),
  /** To the landlord: the form is live; mints a manage token. */
  "mail.form-live": z.strictObject({ formId: rentFormIdSchema }),
  /** To the guest's own address: a fresh manage token. */
  "mail.manage-link": z.strictObject({ guestRentFormId: guestRentFormIdSchema }),
  /** To the applicant, the receipt, by the id named; then to the landlord, unless unsubscribed. */
  "mail.new-application": z.strictObject({ applicationId: applicationIdSchema, receiptId: outboxIdSchema.optional() }),
  /** To the applicant who is not done: the way back. `reminder`: 0 for the link that was asked for, then 1 to 3. */
  "mail.resume-draft": z.strictObject({ draftId: applicationIdSchema, reminder: z.number().int().min(0).max(3) }),
  /** To a co-applicant or guarantor: the way to the own part. `reminder`: 0 for the invitation, then 1 and 2. */
  "mail.member-invite": z.strictObject({ memberId: applicationIdSchema, reminder: z.number().int().min(0).max(2) }),
  /** To a co-applicant or guarantor: the own part was sent. */
  "mail.part-receipt": z.strictObject({ memberId: applicationIdSchema }),
  /** To a co-applicant or guarantor whose part is sent: the lead has a week left, and the part ends with the lead's draft. */
  "mail.part-ends": z.strictObject({ memberId: applicationIdSchema }),
  /** To the landlord: everybody named by the applicant has sent the own part. */
  "mail.household-complete": z.strictObject({ applicationId: applicationIdSchema }),
  /** To the landlord: somebody took an application back. */
  "mail.withdrawn": z.strictObject({ applicationId: applicationIdSchema }),
  /** To the applicant of a suspected application: the link that confirms the address. */
  "mail.confirm-application": z.strictObject({ applicationId: applicationIdSchema }),
  /** To the applicant: reference, status link, no answers. Where the first try failed, or it goes again. */
  "mail.application-receipt": z.strictObject({ applicationId: applicationIdSchema }),
  /** To the applicant: the landlord asks for more; again a day before it is due. */
  "mail.info-request": z.strictObject({ infoRequestId: infoRequestIdSchema, isReminder: z.boolean() }),
  /** To the landlord, unless unsubscribed: what was asked for is there. */
  "mail.info-answered": z.strictObject({ applicationId: applicationIdSchema, infoRequestId: infoRequestIdSchema }),
  /** To somebody whom an applicant named: the landlord asks for a reference; once more after three days. */
  "mail.reference-request": z.strictObject({ referenceRequestId: referenceRequestIdSchema, isReminder: z.boolean() }),
  /** To the landlord, unless unsubscribed: that person has answered, or does not want to. */
  "mail.reference-in": z.strictObject({ referenceRequestId: referenceRequestIdSchema }),
  /** To the landlord, unless unsubscribed: an applicant has corrected answers, once for all within half an hour. */
  "mail.application-changed": z.strictObject({ applicationId: applicationIdSchema }),
  /** To the applicant: what the landlord says about a decision; the words stand sealed in applicant_letter. */
  "mail.applicant-letter": z.strictObject({ letterId: letterIdSchema }),
  /** To the guest whose link decided, or the account that has the form since: what was decided, and the way to undo it. */
  "mail.guest-decided": z.strictObject({ letterId: letterIdSchema }),
  /** To the applicant: the landlord has written; once for all within some minutes. */
  "mail.message": z.strictObject({ applicationId: applicationIdSchema }),
  /** To the landlord, unless unsubscribed: an applicant has written; once for all within some minutes. */
  "mail.message-in": z.strictObject({ applicationId: applicationIdSchema }),
  /** To a landlord, at `at`: papers or answers of applications will be erased in a week. The account, or a guest's form. */
  "mail.erasure-near": z.strictObject({
    landlordId: z.string().max(64).nullable(),
    formId: rentFormIdSchema.nullable(),
    at: z.number().int(),
  }),
  /** To an account, at `at`: decisions that no letter has told, whose applicants read so from tomorrow. */
  "mail.decision-notice-due": z.strictObject({ landlordId: z.string().max(64), at: z.number().int() }),
  /** To the applicant: the landlord decided, and no letter came in time. */
  "mail.decision-notice": z.strictObject({ applicationId: applicationIdSchema }),
  /** To a co-applicant or guarantor: how the application was decided, as far as its lead was told. */
  "mail.member-outcome": z.strictObject({ memberId: applicationIdSchema }),
  /** To an account, at `at`: applications that nobody decided end in a week. */
  "mail.undecided-near": z.strictObject({ landlordId: z.string().max(64), at: z.number().int() }),
  /** To a landlord, once a week at most: applicants wait for an answer. The account, or a guest's form. */
  "mail.applicants-wait": z.strictObject({
    landlordId: z.string().max(64).nullable(),
    formId: rentFormIdSchema.nullable(),
  }),
  /** To an account, between 08:00 and 09:00 of its zone: what it wants to be told once a day. `dueAt` in milliseconds names the day. */
  "mail.notice-digest": z.strictObject({ userId: z.string().max(64), dueAt: z.number().int() }),
  /** A letter about an account: which one, to whom and with what link stands sealed in account_mail. */
  "mail.account": z.strictObject({ accountMailId: accountMailIdSchema }),
  "mail.contact": z.strictObject({ contactMessageId: contactMessageIdSchema }),
  /** To whoever wrote it, unless it looks like spam. */
  "mail.contact-copy": z.strictObject({ contactMessageId: contactMessageIdSchema }),
  /** To whoever withdrew from a contract or cancelled one on /withdraw: what arrived, and when. */
  "mail.withdrawal-receipt": z.strictObject({ contactMessageId: contactMessageIdSchema }),
  /** Makes the archive that somebody asked for. */
  "export.build": z.strictObject({ exportId: exportIdSchema }),
  /** To the landlord, unless unsubscribed: the form has taken as many applications as it may. */
  "mail.form-full": z.strictObject({ formId: rentFormIdSchema }),
  /** To the landlord, unless unsubscribed: three days until the closing date. */
  "mail.form-closing": z.strictObject({ formId: rentFormIdSchema }),
  /** To the landlord, unless unsubscribed: the form reached its closing date. */
  "mail.form-closed": z.strictObject({ formId: rentFormIdSchema }),
  /** To the landlord, always: the form and its applications will be erased, unless something is done. */
  "mail.form-erasure": z.strictObject({ formId: rentFormIdSchema }),
  /** To the landlord, always: a question of the live form may not be asked any more, or not from a day on. */
  "mail.form-law": z.strictObject({ formId: rentFormIdSchema }),
  /** To the landlord, always: we took the form offline, with the reason. */
  "mail.form-suspended": z.strictObject({ formId: rentFormIdSchema, reason: z.enum(suspensionReasons) }),
  /** To the landlord, always: the form is back. */
  "mail.form-restored": z.strictObject({ formId: rentFormIdSchema }),
  /** To the landlord, always: what we found when we looked at the form, or our answer to what was said against it. */
  "mail.form-screened": z.strictObject({ formId: rentFormIdSchema, about: z.enum(["look", "answer"]) }),
  /** To the admin: what is wrong with the running product, or over. Names of its parts and figures. */
  "mail.alarm": alarmMailSchema,
  /** To the admin's own address: the example of a kind and language. Whose address that is the configuration says, nothing else. */
  "mail.test": z.strictObject({ kind: z.string().max(60), locale: z.enum(["en", "es", "fr"]) }),
  /** To the buyer of a pack: what became of it. */
  "mail.credits": z.strictObject({
    purchaseId: z.uuid(),
    about: z.enum(["bought", "failed", "refunded", "refund-failed"]),
  }),
  /** To whoever redeemed a voucher, by the lot that it opened. */
  "mail.voucher": z.strictObject({ lotId: z.uuid() }),
  /** To who has Pro; reminders are written when they are known and look again at what is true. `periodEnd` in milliseconds. */
  "mail.plan": z.strictObject({
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
  /** Acts on what Stripe told: the event is kept, without its words, in stripe_event. */
  "stripe.event": z.strictObject({ eventId: z.string().max(255) }),
  /** Has Stripe pay back what the entry "refund" of the books named `ref` took. */
  "stripe.refund": z.strictObject({ purchaseId: z.uuid(), ref: z.string().max(100) }),
  /** Puts the published form into KV again. */
  "cache.refresh-form": z.strictObject({ formId: rentFormIdSchema }),
} as const;

const byKind: { [L in Exclude<QueueName, "ordinary">]: readonly JobKind[] } = {
  urgent: [
    "mail.account",
    "mail.guest-confirm",
    "mail.manage-link",
    "mail.guest-decided",
    "mail.form-live",
    "mail.resume-draft",
    "mail.member-invite",
    "mail.confirm-application",
    "mail.alarm",
    "cache.refresh-form",
    "stripe.event",
    "stripe.refund",
  ],
  bulk: [
    "mail.notice-digest",
    "mail.erasure-near",
    "mail.undecided-near",
    "mail.decision-notice-due",
    "mail.applicants-wait",
    "mail.part-ends",
    "mail.form-closing",
    "mail.form-closed",
    "mail.form-erasure",
    "mail.form-law",
  ],
  exports: ["export.build"],
};

/** The lane of a job: what a clock reminds of is never urgent, whoever asked first. */
export function laneOf({ kind, ref, lane }: Pick<NewJob, "kind" | "ref" | "lane">): QueueName {
  if (lane) return lane;
  const isReminder = ("isReminder" in ref && ref.isReminder) || ("reminder" in ref && ref.reminder > 0);
  if (isReminder) return "bulk";
  return queueNames.find((name) => name !== "ordinary" && byKind[name].includes(kind)) ?? "ordinary";
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

export type JobKind = keyof typeof jobSchemas;
export type JobRef<K extends JobKind> = z.infer<(typeof jobSchemas)[K]>;

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
