import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** "all-data" is everything that an account holds; the others are applications to its forms. */
export const exportKinds = ["all-data", "applications-csv", "applications-xlsx", "applications-zip"] as const;
export type ExportKind = (typeof exportKinds)[number];
/** "failed": it could not be made. "expired": its day is over, the object is gone, and its key with it. */
export const exportStates = ["waiting", "ready", "failed", "expired"] as const;
export type ExportState = (typeof exportStates)[number];

/** An archive, made step by step and kept for a day. Its key lies here wrapped: without the row nobody can read it. */
export const exportTask = sqliteTable(
  "export_task",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    kind: text("kind", { enum: exportKinds }).notNull(),
    /** What it is about, for kinds that are about one thing: an id. */
    ref: text("ref"),
    /** JSON of what it takes in, for kinds that take a part; ids and codes only. */
    options: text("options"),
    /** How far it is: applications written, of how many. */
    doneCount: integer("done_count"),
    totalCount: integer("total_count"),
    state: text("state", { enum: exportStates }).notNull(),
    /** How many steps are done: whoever ends one says which, so that nobody's work is counted twice. */
    step: integer("step").notNull().default(0),
    /** JSON: the objects that are written, and where the next step goes on. Ids and numbers only; null before the first. */
    cursor: text("cursor"),
    /** Begins the key of every object of it. */
    objectKey: text("object_key").notNull(),
    keyId: text("key_id").notNull(),
    wrappedKey: text("wrapped_key").notNull(),
    /** Of the archive as it is downloaded; null while it is being made. */
    sizeBytes: integer("size_bytes"),
    /** Until when a consumer that makes it has it; renewed while it is being made. */
    madeUntil: integer("made_until"),
    createdAt: integer("created_at").notNull(),
    readyAt: integer("ready_at"),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("export_task_user").on(table.userId, table.createdAt),
    index("export_task_expiry").on(table.expiresAt),
  ],
);
