import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { viewingStages } from "../../kernel/states";
import { rentForm } from "./forms";

export { type ViewingStage, viewingStages } from "../../kernel/states";

/** By what places are given, published before anybody asks. */
export const viewingRules = ["order", "lot"] as const;
export type ViewingRule = (typeof viewingRules)[number];

/** The viewings of a form: a form without this row has none. Its rule stands once somebody has asked. */
export const viewingPlan = sqliteTable(
  "viewing_plan",
  {
    formId: text("form_id")
      .primaryKey()
      .references(() => rentForm.id),
    stage: text("stage", { enum: viewingStages }).notNull(),
    rule: text("rule", { enum: viewingRules }).notNull(),
    /** Of a lot: the hash of its seed, published with the rule. */
    commitment: text("commitment"),
    /** Of a lot: its seed under the Worker's secret, until it is drawn and stands in `seed`. */
    sealedSeed: text("sealed_seed"),
    seed: text("seed"),
    drawAt: integer("draw_at"),
    drawnAt: integer("drawn_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("viewing_plan_draw").on(table.drawAt).where(sql`draw_at IS NOT NULL AND drawn_at IS NULL`)],
);

export const viewingSlot = sqliteTable(
  "viewing_slot",
  {
    id: text("id").primaryKey(),
    formId: text("form_id")
      .notNull()
      .references(() => rentForm.id),
    startsAt: integer("starts_at").notNull(),
    endsAt: integer("ends_at").notNull(),
    /** So many households. */
    capacity: integer("capacity").notNull(),
    createdAt: integer("created_at").notNull(),
    /** When its landlord called it off; it stays in the record. */
    cancelledAt: integer("cancelled_at"),
  },
  (table) => [index("viewing_slot_form").on(table.formId, table.startsAt)],
);

/** A household that asked for a slot. It has a place, or waits; nothing of this row but `person` and its hash is about who asked. */
export const viewingRequest = sqliteTable(
  "viewing_request",
  {
    id: text("id").primaryKey(),
    formId: text("form_id")
      .notNull()
      .references(() => rentForm.id),
    slotId: text("slot_id")
      .notNull()
      .references(() => viewingSlot.id),
    /** Counts the requests of a form from 1. */
    number: integer("number").notNull(),
    /** Over the hash of the number before (viewings/chain.ts); null for the moment until it is sealed. */
    hash: text("hash"),
    /** How many come; 0 where the law lets nobody be asked. */
    people: integer("people").notNull(),
    locale: text("locale").notNull(),
    /** Ciphertext of [name, e-mail, phone] under the key `personKeyId`; null once it was erased. */
    person: text("person"),
    personKeyId: text("person_key_id"),
    /** Keyed hash of the address: one person asks once. */
    emailHash: text("email_hash"),
    /** Which place of the slot it has, or had when it ended; beyond the capacity by an exception. */
    place: integer("place"),
    /** Position in the lot; null where order decides, and of who asked after the draw. */
    drawn: integer("drawn"),
    /** Ciphertext of the landlord's reason for a place out of turn, under the key of the person. */
    exception: text("exception"),
    askedAt: integer("asked_at").notNull(),
    givenAt: integer("given_at"),
    endedAt: integer("ended_at"),
    seenAt: integer("seen_at"),
    missedAt: integer("missed_at"),
    /** Cannot come and goes on all the same. */
    letThroughAt: integer("let_through_at"),
    /** Ciphertext of what the landlord last wrote to whoever came, under the key of the person, and when. */
    message: text("message"),
    messagedAt: integer("messaged_at"),
    /** When `person` is erased. */
    eraseAt: integer("erase_at"),
  },
  (table) => [
    uniqueIndex("viewing_request_number").on(table.formId, table.number),
    uniqueIndex("viewing_request_place")
      .on(table.slotId, table.place)
      .where(sql`place IS NOT NULL AND ended_at IS NULL`),
    uniqueIndex("viewing_request_person")
      .on(table.formId, table.emailHash)
      .where(sql`email_hash IS NOT NULL AND ended_at IS NULL`),
    // Also for the foreign key: else each slot that is removed reads all requests.
    index("viewing_request_slot").on(table.slotId),
    index("viewing_request_waiting").on(table.slotId, table.number).where(sql`place IS NULL AND ended_at IS NULL`),
    index("viewing_request_unsealed").on(table.formId, table.number).where(sql`hash IS NULL`),
    index("viewing_request_erasure").on(table.eraseAt).where(sql`erase_at IS NOT NULL`),
  ],
);
