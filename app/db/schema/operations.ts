import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** When something that happens by itself last happened: the cron, the last alarm mail. Milliseconds. */
export const heartbeat = sqliteTable("heartbeat", {
  name: text("name").primaryKey(),
  at: integer("at").notNull(),
});

/** What an operator has to know, from when it began until some minutes after its end. `name` is that of a health check. */
export const alarm = sqliteTable("alarm", {
  name: text("name").primaryKey(),
  since: integer("since").notNull(),
  /** The last mail that told of it; null: not yet. */
  toldAt: integer("told_at"),
  /** Since when it looks well again; null: it does not. */
  fineSince: integer("fine_since"),
});

/** A row that a sweep could not see to, and when it is tried again: it stops no other. Gone once it was seen to. */
export const sweepFailure = sqliteTable(
  "sweep_failure",
  {
    sweep: text("sweep").notNull(),
    /** Id of the row, in the table that the sweep works on. */
    rowId: text("row_id").notNull(),
    tries: integer("tries").notNull(),
    nextAt: integer("next_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sweep, table.rowId] })],
);
