import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** What people write on /contact, as AES-GCM ciphertext under a key derived from SECRET. Suspected spam is marked. */
export const contactMessage = sqliteTable(
  "contact_message",
  {
    id: text("id").primaryKey(),
    /** Equal for a repeated post of one shown page with the same words. */
    dedupeKey: text("dedupe_key").notNull(),
    sealed: text("sealed").notNull(),
    emailHash: text("email_hash").notNull(),
    textHash: text("text_hash").notNull(),
    isSpam: integer("is_spam", { mode: "boolean" }).notNull(),
    score: integer("score").notNull(),
    /** JSON: the codes behind the score. */
    reasons: text("reasons").notNull(),
    /** Of suspected spam: when the admin looked at it; null: nobody has. */
    decidedAt: integer("decided_at"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("contact_message_dedupe").on(table.dedupeKey),
    index("contact_message_email").on(table.emailHash),
    index("contact_message_text").on(table.textHash, table.createdAt),
    index("contact_message_spam").on(table.isSpam, table.createdAt, table.id),
    index("contact_message_expiry").on(table.expiresAt),
  ],
);
