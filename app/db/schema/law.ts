import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What the law of its place says of a live form, as it was read last. Rows of forms that nobody fills in any more stay as they are. */
export const formLaw = sqliteTable(
  "form_law",
  {
    formId: text("form_id").primaryKey(),
    versionId: text("version_id").notNull(),
    place: text("place").notNull(),
    /** Versions of the place's packs and the days on which they change: others are a reason to read again. */
    rules: text("rules").notNull(),
    readAt: integer("read_at").notNull(),
    /** JSON: what stands against the version, now or soon. Codes and days, no texts (law-watch/rules.ts). */
    findings: text("findings").notNull(),
    /** JSON: keys of the findings that its landlord was told of. */
    told: text("told").notNull().default("[]"),
    /** When its landlord is told of findings that are new; null: there are none. */
    announceAt: integer("announce_at"),
    toldAt: integer("told_at"),
  },
  (table) => [index("form_law_announce").on(table.announceAt).where(sql`announce_at IS NOT NULL`)],
);

/** Each reading of a live form, for the sheet of a year. */
export const formLawReading = sqliteTable(
  "form_law_reading",
  {
    formId: text("form_id").notNull(),
    readAt: integer("read_at").notNull(),
    versionNumber: integer("version_number").notNull(),
    rules: text("rules").notNull(),
    /** How many questions could not be asked as they stood, then or within the days ahead. */
    findings: integer("findings").notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.readAt] })],
);

/** A place whose announcements the admin holds back. */
export const lawHold = sqliteTable("law_hold", {
  place: text("place").primaryKey(),
  heldAt: integer("held_at").notNull(),
});

/** How far the walk over all live forms has come. One row. */
export const lawWalk = sqliteTable("law_walk", {
  id: text("id").primaryKey(),
  /** The day and the files of all packs that it goes by; another one begins anew. */
  goesBy: text("goes_by").notNull(),
  /** Id of the last form that was looked at. */
  cursor: text("cursor").notNull(),
  doneAt: integer("done_at"),
});
