import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** "decline" and "conditions" are written with the decision they belong to. */
export const noteKinds = ["note", "decline", "conditions"] as const;
export type NoteKind = (typeof noteKinds)[number];

/** What a landlord writes about an application for no eyes but his own. */
export const applicationNote = sqliteTable(
  "application_note",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id").notNull(),
    /** The account. */
    authorId: text("author_id").notNull(),
    kind: text("kind", { enum: noteKinds }).notNull(),
    /** Ciphertext under the application's key. */
    content: text("content").notNull(),
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
    /** When it was handed over; from then on it cannot be stopped. */
    sentAt: integer("sent_at"),
    cancelledAt: integer("cancelled_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("applicant_letter_application").on(table.applicationId, table.createdAt),
    index("applicant_letter_waiting").on(table.applicationId).where(sql`sent_at IS NULL AND cancelled_at IS NULL`),
  ],
);

/**
 * Words by which a landlord finds an applicant: of name and address, and the ends of the phone number. Searched by how they
 * begin, which reads what it finds and no more, however many applicants other landlords have.
 */
export const applicationTerm = sqliteTable(
  "application_term",
  {
    landlordId: text("landlord_id").notNull(),
    /** Lower case, without marks. */
    term: text("term").notNull(),
    applicationId: text("application_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.landlordId, table.term, table.applicationId] }),
    index("application_term_application").on(table.applicationId),
  ],
);
