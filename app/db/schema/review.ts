import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** "decline" and "conditions" are written with the decision they belong to, "hold" with a legal hold. */
export const noteKinds = ["note", "decline", "conditions", "hold"] as const;
export type NoteKind = (typeof noteKinds)[number];

/** What a landlord writes about an application for no eyes but his own. */
export const applicationNote = sqliteTable(
  "application_note",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id").notNull(),
    /** The account; where a manage link wrote, the form. */
    authorId: text("author_id").notNull(),
    kind: text("kind", { enum: noteKinds }).notNull(),
    /** Ciphertext under the application's key. */
    content: text("content").notNull(),
    /** Ciphertext of who is mentioned in it (`mentionsSchema`); null where nobody is. */
    mentions: text("mentions"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("application_note_application").on(table.applicationId, table.createdAt)],
);

export const letterKinds = ["shortlisted", "approved", "declined", "reopened", "home-let"] as const;
export type LetterKind = (typeof letterKinds)[number];

/** What a landlord tells an applicant about a move, in his words: sent at its time unless it is stopped before. */
export const applicantLetter = sqliteTable(
  "applicant_letter",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id").notNull(),
    kind: text("kind", { enum: letterKinds }).notNull(),
    /** Ciphertext, under the application's key, of the words and what else the letter has to say. */
    content: text("content").notNull(),
    sendAt: integer("send_at").notNull(),
    /** When a try to hand it over began that has not ended: at that moment it cannot be stopped. */
    claimedAt: integer("claimed_at"),
    /** When the mail service took it; from then on it cannot be stopped. */
    sentAt: integer("sent_at"),
    cancelledAt: integer("cancelled_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("applicant_letter_application").on(table.applicationId, table.createdAt),
    index("applicant_letter_waiting").on(table.applicationId).where(sql`sent_at IS NULL AND cancelled_at IS NULL`),
  ],
);

/** What a landlord finds an applicant by: words of name, address and number, hashed under the landlord's key. */
export const applicationTerm = sqliteTable(
  "application_term",
  {
    landlordId: text("landlord_id").notNull(),
    /** Its kind (review/search.ts) and a hash. */
    term: text("term").notNull(),
    applicationId: text("application_id").notNull(),
  },
  // Of one application they are found by its own list (`application.searchTerms`).
  (table) => [primaryKey({ columns: [table.landlordId, table.term, table.applicationId] })],
);

export const messageAuthors = ["landlord", "applicant"] as const;
export type MessageAuthor = (typeof messageAuthors)[number];

/** The thread between a landlord and an applicant, in the order of `createdAt`. */
export const applicationMessage = sqliteTable(
  "application_message",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id").notNull(),
    author: text("author", { enum: messageAuthors }).notNull(),
    /** The account, where a landlord wrote. */
    authorId: text("author_id"),
    /** Ciphertext under the application's key. */
    content: text("content").notNull(),
    createdAt: integer("created_at").notNull(),
    /** When the other side saw it. */
    readAt: integer("read_at"),
  },
  (table) => [
    index("application_message_thread").on(table.applicationId, table.createdAt, table.id),
    index("application_message_unseen").on(table.applicationId).where(sql`author = 'applicant' AND read_at IS NULL`),
  ],
);

export const refereeKinds = ["landlord", "employer", "personal"] as const;
export type RefereeKind = (typeof refereeKinds)[number];

/** A previous landlord or employer whom a landlord asked about an applicant, by a link in a mail. One open request a person. */
export const referenceRequest = sqliteTable(
  "reference_request",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id").notNull(),
    formId: text("form_id").notNull(),
    kind: text("kind", { enum: refereeKinds }).notNull(),
    /** Where the person is named: control name of the answer (see RawAnswers). */
    path: text("path").notNull(),
    /** Ciphertext, under the application's key, of the referee's name and address and of what is asked about. */
    contact: text("contact").notNull(),
    askedAt: integer("asked_at").notNull(),
    askedBy: text("asked_by").notNull(),
    expiresAt: integer("expires_at").notNull(),
    openedAt: integer("opened_at"),
    answeredAt: integer("answered_at"),
    /** The referee does not want to answer. */
    declinedAt: integer("declined_at"),
    cancelledAt: integer("cancelled_at"),
    /** Ciphertext of the answers as they were given. */
    answer: text("answer"),
    remindAt: integer("remind_at"),
  },
  (table) => [
    uniqueIndex("reference_request_open")
      .on(table.applicationId, table.path)
      .where(sql`answered_at IS NULL AND declined_at IS NULL AND cancelled_at IS NULL`),
    index("reference_request_application").on(table.applicationId, table.askedAt),
    index("reference_request_form").on(table.formId),
    index("reference_request_remind").on(table.remindAt).where(sql`remind_at IS NOT NULL`),
  ],
);

export const mailReaders = ["applicant", "landlord", "member", "referee"] as const;
export type MailReader = (typeof mailReaders)[number];

/** What was sent by mail about an application, and what became of it. Never an address, never a word of the mail. */
export const mailDelivery = sqliteTable(
  "mail_delivery",
  {
    /** The outbox row's. */
    id: text("id").notNull(),
    applicationId: text("application_id").notNull(),
    /** Kind of the job. */
    kind: text("kind").notNull(),
    reader: text("reader", { enum: mailReaders }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    attemptedAt: integer("attempted_at").notNull(),
    sentAt: integer("sent_at"),
    failedAt: integer("failed_at"),
    /** A code of the mail service. */
    error: text("error"),
    /** The mail that it repeats, where a landlord sent it again. */
    repeats: text("repeats"),
    /** The mail service's, of a mail that was not the landlord's: an event tells by it which mail came back. */
    messageId: text("message_id"),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.id] }),
    index("mail_delivery_message").on(table.messageId).where(sql`message_id IS NOT NULL`),
    // What may still fail is found by its job; what was taken stands in no index.
    index("mail_delivery_unsent").on(table.id).where(sql`sent_at IS NULL`),
  ],
);

/** Why something was erased: its time was over, its applicant asked, or its landlord did it. */
export const erasureCauses = ["clock", "request", "landlord"] as const;
export type ErasureCause = (typeof erasureCauses)[number];

/** How much of a landlord's was erased in a UTC year. Figures alone: no row names a person. */
export const erasureCount = sqliteTable(
  "erasure_count",
  {
    landlordId: text("landlord_id").notNull(),
    year: integer("year").notNull(),
    cause: text("cause", { enum: erasureCauses }).notNull(),
    applications: integer("applications").notNull(),
    documents: integer("documents").notNull(),
    /** Own parts of co-applicants and guarantors that had been sent. */
    parts: integer("parts").notNull(),
  },
  (table) => [primaryKey({ columns: [table.landlordId, table.year, table.cause] })],
);
