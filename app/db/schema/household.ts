import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { rentForm, rentFormVersion } from "./forms";

export const memberRoles = ["co_applicant", "guarantor"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Whom the lead named to fill in an own part: a draft, later an application_data row, under `id` and its own key. */
export const applicationMember = sqliteTable(
  "application_member",
  {
    id: text("id").primaryKey(),
    /** The lead's draft and application. */
    applicationId: text("application_id").notNull(),
    formId: text("form_id")
      .notNull()
      .references(() => rentForm.id),
    role: text("role", { enum: memberRoles }).notNull(),
    /** Ciphertext, under the lead's key, of {name, email} as the lead typed them. */
    contact: text("contact").notNull(),
    /** Of the address, or the name of who has none, under the lead's key: one person is asked once. */
    emailHash: text("email_hash").notNull(),
    invitedAt: integer("invited_at").notNull(),
    openedAt: integer("opened_at"),
    completedAt: integer("completed_at"),
    /** No longer named by the lead, or does not want to take part. */
    removedAt: integer("removed_at"),
    /** Said no, or took the part back: not asked again, though the lead names this person once more. */
    declinedAt: integer("declined_at"),
    /** The version that the part was sent on. */
    versionId: text("version_id").references(() => rentFormVersion.id),
    bodyHash: text("body_hash"),
    incomeMonthlyMinor: integer("income_monthly_minor"),
    incomeCurrency: text("income_currency"),
    documentCount: integer("document_count").notNull().default(0),
    remindAt: integer("remind_at"),
    remindersSent: integer("reminders_sent").notNull().default(0),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("application_member_person").on(table.applicationId, table.emailHash),
    index("application_member_form").on(table.formId),
    index("application_member_remind").on(table.remindAt).where(sql`remind_at IS NOT NULL`),
  ],
);
