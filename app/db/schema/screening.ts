import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

export const screenedKinds = ["form", "account", "application", "contact"] as const;
export const screeningOutcomes = ["publish", "lock", "hold", "suspend"] as const;

/** What the rules say of one thing that somebody made, and what the admin decided. One row a thing: the newest look. */
export const screening = sqliteTable(
  "screening",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: screenedKinds }).notNull(),
    /** Id of the form, account, application or message. */
    subjectId: text("subject_id").notNull(),
    score: integer("score").notNull(),
    /** JSON: [{code, points}]. */
    reasons: text("reasons").notNull(),
    /** JSON: what the score was made of, figures without contents (screening/facts.ts). */
    facts: text("facts").notNull(),
    outcome: text("outcome", { enum: screeningOutcomes }).notNull(),
    /** "waiting": somebody is to look at it. "decided": nobody needs to, or somebody has. */
    state: text("state", { enum: ["waiting", "decided"] }).notNull(),
    /** What the admin did last; null where nobody did anything since the newest look. */
    decision: text("decision", { enum: ["release", "hold", "suspend", "restore"] }),
    decidedAt: integer("decided_at"),
    /** Id of the admin's account. */
    decidedBy: text("decided_by"),
    /** The admin's own note, which nobody else reads. */
    decidedWhy: text("decided_why"),
    /** What the landlord says against it: ciphertext under a key derived from SECRET, as contact messages are. */
    appealSealed: text("appeal_sealed"),
    appealedAt: integer("appealed_at"),
    /** The answer, sealed in the same way. */
    answerSealed: text("answer_sealed"),
    answeredAt: integer("answered_at"),
    /** Who made it, as a keyed hash: things of one actor stand together. */
    ownerHash: text("owner_hash"),
    /** The network it came from, as a keyed hash; null where it is not known, and after 30 days. */
    networkHash: text("network_hash"),
    /** When it was looked at first. */
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("screening_subject").on(table.kind, table.subjectId),
    index("screening_queue").on(table.state, table.score, table.id),
    index("screening_owner").on(table.ownerHash),
    index("screening_network").on(table.networkHash, table.createdAt),
    index("screening_updated").on(table.updatedAt),
  ],
);

/** What somebody says of a form on its public pages. Erased with the form, or after 180 days. */
export const formReport = sqliteTable(
  "form_report",
  {
    id: text("id").primaryKey(),
    formId: text("form_id").notNull(),
    /** One of screening/schema's reportCodes. */
    code: text("code").notNull(),
    /** JSON {email, text}, ciphertext under a key derived from SECRET; null where nothing was written. */
    sealed: text("sealed"),
    /** Keyed hash of the network that the reporter came from; an unknown one is everybody's. */
    networkHash: text("network_hash").notNull(),
    /** The reporter's device did the calculation: it counts toward what reports do by themselves. */
    isProven: integer("is_proven", { mode: "boolean" }).notNull().default(false),
    /** When it came; of one that came again with the calculation: then. */
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("form_report_once").on(table.formId, table.networkHash, table.code),
    index("form_report_at").on(table.createdAt),
  ],
);

/** A question that the builder refused and a landlord defends: once for each question and place, for 180 days. */
export const questionDoubt = sqliteTable(
  "question_doubt",
  {
    id: text("id").primaryKey(),
    /** Keyed hash of the question's words and the place. */
    dedupeKey: text("dedupe_key").notNull(),
    /** JSON {question, place}, ciphertext under a key derived from SECRET: a landlord may have typed anything. */
    sealed: text("sealed").notNull(),
    /** What the question was refused as: one of lexicon/categories. */
    category: text("category").notNull(),
    /** How often it was sent. */
    count: integer("count").notNull(),
    /** When the admin looked at it; null: nobody has. */
    decidedAt: integer("decided_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("question_doubt_once").on(table.dedupeKey),
    index("question_doubt_waiting").on(table.createdAt).where(sql`decided_at IS NULL`),
  ],
);

/** Where the home of a published form is, folded for comparison with others' forms. Erased with the form. */
export const formHome = sqliteTable(
  "form_home",
  {
    formId: text("form_id").primaryKey(),
    addressKey: text("address_key").notNull(),
    /** City, country and currency. */
    placeKey: text("place_key").notNull(),
    bedrooms: integer("bedrooms"),
    /** A month's rent in minor units; null: none was named. */
    rentMinor: integer("rent_minor"),
  },
  (table) => [
    index("form_home_address").on(table.addressKey),
    index("form_home_rent").on(table.placeKey, table.bedrooms, table.rentMinor),
  ],
);
