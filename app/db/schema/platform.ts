import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { queueNames } from "../../kernel/queue-names";

/** Work that must happen after a commit: mails, cache refreshes. Written in the same batch as what causes it; holds ids only. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    /** JSON of ids; its shape is the job's schema. */
    ref: text("ref").notNull(),
    /** Equal keys are one job; null where nothing can ask for the job twice. */
    dedupeKey: text("dedupe_key"),
    /** Which queue carries it (mail-queue.ts). */
    lane: text("lane", { enum: queueNames }).notNull().default("ordinary"),
    attempts: integer("attempts").notNull().default(0),
    /** When it is to be tried next. */
    nextAt: integer("next_at").notNull(),
    /** When it was to be done first. */
    dueAt: integer("due_at").notNull(),
    /** When the sweep last told its queue of it. */
    wokenAt: integer("woken_at"),
    leaseUntil: integer("lease_until"),
    doneAt: integer("done_at"),
    deadAt: integer("dead_at"),
    /** The mailbox (`mailBudget.key`) that a held mail waits for: a press on a link there lets it go. */
    heldFor: text("held_for"),
    /** A code, never a message that may hold an address. */
    lastError: text("last_error"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("outbox_dedupe").on(table.dedupeKey).where(sql`dedupe_key IS NOT NULL`),
    index("outbox_lane_due").on(table.lane, table.nextAt).where(sql`done_at IS NULL AND dead_at IS NULL`),
    index("outbox_dead").on(table.deadAt).where(sql`dead_at IS NOT NULL`),
    index("outbox_held").on(table.heldFor).where(sql`held_for IS NOT NULL`),
  ],
);

/** What a mail link carries, as its SHA-256. `ref` is the id the link is about. */
export const linkToken = sqliteTable(
  "link_token",
  {
    hash: text("hash").primaryKey(),
    purpose: text("purpose").notNull(),
    ref: text("ref").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
    createdAt: integer("created_at").notNull(),
    /** The mailbox (`mailBudget.key`) that it was mailed to, and that a press on it confirms; null of a link shown on a page. */
    mailbox: text("mailbox"),
  },
  (table) => [index("link_token_ref").on(table.ref, table.purpose)],
);

/** In-app notices of a landlord. `ref` is the id of the thing it links to. */
export const notification = sqliteTable(
  "notification",
  {
    id: text("id").primaryKey(),
    /** Who is told. */
    landlordId: text("landlord_id"),
    /** The shared account that it is about, by its owner; null where the account is that of who is told. */
    ownerId: text("owner_id"),
    /** Who mentioned or assigned; null of other kinds. */
    actorId: text("actor_id"),
    formId: text("form_id").notNull(),
    kind: text("kind").notNull(),
    ref: text("ref").notNull(),
    createdAt: integer("created_at").notNull(),
    readAt: integer("read_at"),
    /** Of a notice whose landlord chose the daily mail: when that mail is due. */
    digestAt: integer("digest_at"),
  },
  (table) => [
    // That of an application that came in has its id; the others are found by what they are about.
    index("notification_ref").on(table.ref).where(sql`id <> ref`),
    // Of an application that came in the form is found by the application.
    index("notification_form").on(table.formId).where(sql`kind <> 'application-new'`),
    // A notice of an account stands in one of the two; a list is both, merged.
    index("notification_unread")
      .on(table.landlordId, table.createdAt, table.id, table.ownerId)
      .where(sql`read_at IS NULL AND landlord_id IS NOT NULL`),
    index("notification_seen")
      .on(table.landlordId, table.createdAt, table.id, table.ownerId)
      .where(sql`read_at IS NOT NULL`),
    index("notification_digest").on(table.landlordId, table.digestAt).where(sql`digest_at IS NOT NULL`),
  ],
);

/** How an account wants to be told by mail. Without a row: of everything, at once. */
export const notificationPreference = sqliteTable("notification_preference", {
  userId: text("user_id").primaryKey(),
  /** JSON: kind of notice to "now", "daily" or "off"; a kind that is missing is told at once. */
  choices: text("choices").notNull(),
  /** JSON: kind of notice of a team to "mail", "notice" or "off"; a kind that is missing is as `teamDefaults` says. */
  teamChoices: text("team_choices"),
  /** IANA zone that the person chose for mails; null: that of the device. */
  zone: text("zone"),
  /** IANA zone of the browser in which the account was seen last; null where none ran a script. */
  seenZone: text("seen_zone"),
  updatedAt: integer("updated_at").notNull(),
});

/** What a person decided about spam, for the log of decisions; a query repeats the very words. */
export const isDecisionSql = "(substr(action, 1, 6) = 'screen' OR action IN ('form.suspend', 'form.restore'))";

/** Ids and hashes only. A trigger forbids UPDATE, and DELETE before 24 months (migrations/). */
export const audit = sqliteTable(
  "audit",
  {
    id: text("id").primaryKey(),
    at: integer("at").notNull(),
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
    impersonatorId: text("impersonator_id"),
    action: text("action").notNull(),
    targetKind: text("target_kind").notNull(),
    targetId: text("target_id").notNull(),
    ipHash: text("ip_hash"),
    userAgentHash: text("user_agent_hash"),
    /** A code such as a state; never content. */
    detail: text("detail"),
  },
  (table) => [
    index("audit_target").on(table.targetId, table.at),
    index("audit_decision").on(table.at, table.id).where(sql.raw(isDecisionSql)),
  ],
);

/** Exact counts behind the rate-limit binding's rough rate limit. `key` is a keyed hash. */
export const rateBucket = sqliteTable(
  "rate_bucket",
  {
    key: text("key").notNull(),
    windowStart: integer("window_start").notNull(),
    count: integer("count").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/** What went to one mailbox in the last day that its reader had not asked for: `key` a keyed hash, each budget JSON of `{mail id: milliseconds}`. */
export const mailBudget = sqliteTable("mail_budget", {
  key: text("key").primaryKey(),
  general: text("general").notNull().default("{}"),
  verification: text("verification").notNull().default("{}"),
  access: text("access").notNull().default("{}"),
  /** When a link of ours was last pressed there. */
  pressedAt: integer("pressed_at"),
  expiresAt: integer("expires_at").notNull(),
});

/**
 * Mailboxes (`mailBudget.key`) that the mails of a landlord's press go to, and in which a link about his application was
 * pressed. `holderId`: the account, of a guest's form the form.
 */
export const landlordMailbox = sqliteTable(
  "landlord_mailbox",
  {
    holderId: text("holder_id").notNull(),
    mailbox: text("mailbox").notNull(),
    /** The last mail while nobody had pressed a link there. */
    mailedAt: integer("mailed_at"),
    pressedAt: integer("pressed_at"),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.mailbox] })],
);

/** The local mailbox behind /dev/mail; empty in production. */
export const devMail = sqliteTable(
  "dev_mail",
  {
    id: text("id").primaryKey(),
    to: text("to_address").notNull(),
    from: text("from_address").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text_body").notNull(),
    headers: text("headers").notNull(),
    sentAt: integer("sent_at").notNull(),
  },
  (table) => [index("dev_mail_to").on(table.to, table.sentAt), index("dev_mail_sent").on(table.sentAt)],
);
