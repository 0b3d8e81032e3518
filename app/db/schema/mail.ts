import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What a mail service tells of a mail that it took. "deferred": it goes on trying. */
export const mailEvents = ["delivered", "deferred", "bounced", "failed", "rejected", "complained"] as const;
export type MailEventKind = (typeof mailEvents)[number];

/** One row a mail that was not delivered, or not yet: what was delivered is only counted. Kept for 30 days. */
export const mailReturn = sqliteTable(
  "mail_return",
  {
    /** The mail service's. */
    messageId: text("message_id").primaryKey(),
    /** Keyed hash of the address (platform/mail-block). */
    recipientHash: text("recipient_hash").notNull(),
    state: text("state", { enum: mailEvents }).notNull(),
    /** SMTP's enhanced code or the service's own; never its sentence, which may hold an address. */
    code: text("code").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [index("mail_return_recipient").on(table.recipientHash, table.at), index("mail_return_at").on(table.at)],
);

/** "suppressed": the mail service refuses the address by a list of its own. */
export const blockReasons = ["complaint", "hard-bounce", "suppressed"] as const;
export type BlockReason = (typeof blockReasons)[number];

/** Addresses that no mail goes to. */
export const mailBlock = sqliteTable(
  "mail_block",
  {
    recipientHash: text("recipient_hash").primaryKey(),
    reason: text("reason", { enum: blockReasons }).notNull(),
    /** Milliseconds; null: without end. */
    until: integer("until"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("mail_block_until").on(table.until).where(sql`until IS NOT NULL`)],
);

/** Counts of a UTC day. `what`: "sent", "error:" with a code, or what the mail service told (twice counts twice). */
export const mailCount = sqliteTable(
  "mail_count",
  {
    /** 2026-11-22. */
    day: text("day").notNull(),
    what: text("what").notNull(),
    count: integer("count").notNull(),
    lastAt: integer("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.what] })],
);

/** Test mails to the admin's own address. */
export const mailTest = sqliteTable(
  "mail_test",
  {
    /** The outbox row's. */
    id: text("id").primaryKey(),
    /** Kind and language of the example. */
    kind: text("kind").notNull(),
    locale: text("locale").notNull(),
    createdAt: integer("created_at").notNull(),
    messageId: text("message_id"),
    /** Null until the mail service tells of it. */
    state: text("state", { enum: mailEvents }),
    code: text("code"),
    toldAt: integer("told_at"),
  },
  (table) => [
    index("mail_test_created").on(table.createdAt),
    index("mail_test_message").on(table.messageId).where(sql`message_id IS NOT NULL`),
  ],
);
