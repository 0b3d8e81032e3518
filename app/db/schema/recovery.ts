import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What an id of the erasure log was of. "key": the data key of an application, a draft or an own part. "viewing": who asked for a
 * viewing, whose row stays. Of a team, what a colleague may no longer open: the part in an account ("owner:user"), a higher role
 * ("owner:user:role"), all homes ("owner:user"), a chosen one ("owner:user:home"), an invitation.
 */
export const erasureKinds = [
  "key",
  "application",
  "form",
  "user",
  "contact",
  "viewing",
  "team-member",
  "team-role",
  "team-limit",
  "team-home",
  "team-invitation",
] as const;
export type ErasureKind = (typeof erasureKinds)[number];

/** Ids that triggers write as they are erased (migrations guards, viewing_erasures and team_erasures), until the sweep has put them into R2's log. */
export const erasureEntry = sqliteTable(
  "erasure_entry",
  {
    kind: text("kind", { enum: erasureKinds }).notNull(),
    id: text("id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** How far a job came that is done in pages over many minutes. */
export const jobProgress = sqliteTable("job_progress", {
  name: text("name").primaryKey(),
  /** Where the next page begins; what it is depends on the job. */
  position: text("position").notNull().default(""),
  finishedAt: integer("finished_at"),
  /** Of the round at hand, or of the last one when none is: rows that were wrong, and those that were mended. */
  found: integer("found").notNull().default(0),
  mended: integer("mended").notNull().default(0),
});
