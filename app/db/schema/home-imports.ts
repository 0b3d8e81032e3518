import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** "checked": read, and nothing written. "waiting": its job writes. "failed": the job could not. */
const importStates = ["checked", "waiting", "done", "failed"] as const;

/** A file of homes, from its check until a day later. */
export const homeImport = sqliteTable(
  "home_import",
  {
    id: text("id").primaryKey(),
    landlordId: text("landlord_id").notNull(),
    state: text("state", { enum: importStates }).notNull(),
    /** JSON: the rows of the file as they were read (`ImportRow`), with the heads that are not. */
    content: text("content").notNull(),
    /** 1: nothing is written where a row has a fault. */
    isStrict: integer("is_strict").notNull(),
    /** Rows that are done, and of how many; so the job goes on where it stopped. */
    doneCount: integer("done_count").notNull().default(0),
    totalCount: integer("total_count").notNull(),
    added: integer("added").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("home_import_landlord").on(table.landlordId, table.createdAt),
    index("home_import_expiry").on(table.expiresAt),
  ],
);
