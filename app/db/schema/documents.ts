import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
    /** When it became part of what is sent: a lead's as it comes, that of an own part, a correction or an answer when they are sent. */
    claimedAt: integer("claimed_at"),
  },
  (table) => [
    index("document_application").on(table.applicationId, table.createdAt),
    index("document_removed").on(table.removedAt).where(sql`removed_at IS NOT NULL`),
  ],
);
