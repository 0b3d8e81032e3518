import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { rentForm, rentFormVersion } from "./forms";

export const applicationStates = [
  "submitted",
  "in_review",
  "info_requested",
  "shortlisted",
  "approved",
  "declined",
  "withdrawn",
  "expired",
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** One data key per application (and its draft), wrapped by the secret named in `keyId`. Deleting the row erases the content. */
export const applicationKey = sqliteTable("application_key", {
  applicationId: text("application_id").primaryKey(),
  keyId: text("key_id").notNull(),
  wrappedKey: text("wrapped_key").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** A tenant's unsent work. Its id becomes the application's. `data` is ciphertext of the raw answers. */
export const applicationDraft = sqliteTable(
  "application_draft",
  {
    id: text("id").primaryKey(),
    formId: text("form_id")
      .notNull()
      .references(() => rentForm.id),
    versionId: text("version_id")
      .notNull()
      .references(() => rentFormVersion.id),
    tokenHash: text("token_hash").notNull(),
    data: text("data").notNull(),
    rev: integer("rev").notNull().default(1),
    locale: text("locale").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** Set by the same batch that makes the application; the row stays so that a repeated send finds its receipt. */
    submittedAt: integer("submitted_at"),
    /** When a link to finish later was asked for; the address itself stands sealed in `data`. */
    linkAskedAt: integer("link_asked_at"),
    remindAt: integer("remind_at"),
    remindersSent: integer("reminders_sent").notNull().default(0),
  },
  (table) => [
    index("application_draft_remind").on(table.remindAt).where(sql`remind_at IS NOT NULL`),
    uniqueIndex("application_draft_token").on(table.tokenHash),
    index("application_draft_form").on(table.formId, table.updatedAt),
    index("application_draft_expiry").on(table.expiresAt),
  ],
);

/** List and search columns are clear text; the answers are in application_data. */
export const application = sqliteTable(
  "application",
  {
    id: text("id").primaryKey(),
    formId: text("form_id")
      .notNull()
      .references(() => rentForm.id),
    versionId: text("version_id")
      .notNull()
      .references(() => rentFormVersion.id),
    landlordId: text("landlord_id"),
    reference: text("reference").notNull(),
    state: text("state", { enum: applicationStates }).notNull(),
    bodyHash: text("body_hash").notNull(),
    applicantName: text("applicant_name").notNull(),
    applicantEmail: text("applicant_email").notNull(),
    applicantPhone: text("applicant_phone"),
    moveIn: text("move_in"),
    incomeMonthlyMinor: integer("income_monthly_minor"),
    incomeCurrency: text("income_currency"),
    adults: integer("adults"),
    hasPets: integer("has_pets", { mode: "boolean" }),
    locale: text("locale").notNull(),
    documentCount: integer("document_count").notNull().default(0),
    isArchived: integer("is_archived", { mode: "boolean" }).notNull().default(false),
    isSpam: integer("is_spam", { mode: "boolean" }).notNull().default(false),
    isLet: integer("is_let", { mode: "boolean" }).notNull().default(false),
    isWaitingForMembers: integer("is_waiting_for_members", { mode: "boolean" }).notNull().default(false),
    duplicateOf: text("duplicate_of"),
    createdAt: integer("created_at").notNull(),
    submittedAt: integer("submitted_at").notNull(),
    firstViewedAt: integer("first_viewed_at"),
    decidedAt: integer("decided_at"),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("application_reference").on(table.reference),
    index("application_form").on(table.formId, table.submittedAt, table.id),
    index("application_landlord").on(table.landlordId, table.submittedAt, table.id),
  ],
);

export const applicationData = sqliteTable("application_data", {
  applicationId: text("application_id").primaryKey(),
  /** Ciphertext of {answers, consents, locale} as JSON. */
  data: text("data").notNull(),
  rev: integer("rev").notNull().default(1),
});

/** What an application said before a correction; appended, never changed. */
export const applicationRevision = sqliteTable(
  "application_revision",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id").notNull(),
    rev: integer("rev").notNull(),
    data: text("data").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("application_revision_rev").on(table.applicationId, table.rev)],
);

export const documentKinds = ["pdf", "jpg", "png", "heic"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A file of a draft or an application. The R2 object keeps its random key for good; this row claims it. */
export const document = sqliteTable(
  "document",
  {
    id: text("id").primaryKey(),
    /** The draft's id, which is the application's. */
    applicationId: text("application_id").notNull(),
    /** Control name of the slot (see RawAnswers). */
    path: text("path").notNull(),
    objectKey: text("object_key").notNull(),
    /** Ciphertext of the original name: a name can tell as much as a page. */
    name: text("name").notNull(),
    kind: text("kind", { enum: documentKinds }).notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    /** SHA-256 of the clear bytes under the application's own key, so that equal files of two people do not match. */
    contentHash: text("content_hash").notNull(),
    createdAt: integer("created_at").notNull(),
    /** Set when the row is taken back; the sweeper removes the object, then the row. */
    removedAt: integer("removed_at"),
    claimedAt: integer("claimed_at"),
  },
  (table) => [
    index("document_application").on(table.applicationId, table.createdAt),
    uniqueIndex("document_object").on(table.objectKey),
    index("document_removed").on(table.removedAt).where(sql`removed_at IS NOT NULL`),
  ],
);
