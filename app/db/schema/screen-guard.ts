import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Senders, phrases and pictures that an admin decided about. A value is a keyed hash, a domain, a network, or plain words. */
export const screenRule = sqliteTable(
  "screen_rule",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    value: text("value").notNull(),
    effect: text("effect").notNull(),
    /** Of the effect "points": how many of 100. */
    points: integer("points").notNull().default(0),
    /** "all", or what it looks at alone. */
    scope: text("scope").notNull(),
    /** Counts what it would have met, and does nothing. */
    isShadow: integer("is_shadow", { mode: "boolean" }).notNull().default(false),
    /** When it ends by itself; taken out by hand it ends then. */
    until: integer("until").notNull(),
    why: text("why").notNull(),
    /** Account of the admin. */
    setBy: text("set_by").notNull(),
    createdAt: integer("created_at").notNull(),
    hits: integer("hits").notNull().default(0),
    lastHitAt: integer("last_hit_at"),
  },
  (table) => [index("screen_rule_until").on(table.until)],
);

/** Emergency switches; one that is past its end is off. */
export const screenSwitch = sqliteTable("screen_switch", {
  name: text("name").primaryKey(),
  setAt: integer("set_at").notNull(),
  until: integer("until").notNull(),
});

/** How often something happened in one UTC day, without a word about who. */
export const screenDay = sqliteTable(
  "screen_day",
  {
    /** ISO date, UTC. */
    day: text("day").notNull(),
    name: text("name").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);
