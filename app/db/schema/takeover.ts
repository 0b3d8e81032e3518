import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Sign-ups that nobody has confirmed, each with its own password and link: whoever knows an address can neither
 * pre-empt nor cancel its owner's. Confirming one ends the others.
 */
export const pendingSignUp = sqliteTable(
  "pending_sign_up",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    /** Null for an account that an admin made: it keeps its own name. */
    name: text("name"),
    /** The hash of the chosen password; null where the account has one already, and once the row has ended. */
    password: text("password"),
    /** SHA-256 of the token in the mail. */
    tokenHash: text("token_hash").notNull(),
    /** Keyed hash of the cookie of the browser that knew the password; null when none did. */
    browserHash: text("browser_hash"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    confirmedAt: integer("confirmed_at"),
    /** This row's or another's of the same address was. */
    endedAt: integer("ended_at"),
  },
  (table) => [
    uniqueIndex("pending_sign_up_token").on(table.tokenHash),
    index("pending_sign_up_email").on(table.email, table.createdAt),
    index("pending_sign_up_expiry").on(table.expiresAt),
  ],
);

/** An account's change of address. Its tokens stand in link_token under this id. */
export const addressChange = sqliteTable(
  "address_change",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    fromEmail: text("from_email").notNull(),
    toEmail: text("to_email").notNull(),
    createdAt: integer("created_at").notNull(),
    /** When the new address was confirmed; for a day from then the old one may undo it. */
    confirmedAt: integer("confirmed_at"),
    /** When the old address stopped or undid it. */
    undoneAt: integer("undone_at"),
  },
  (table) => [index("address_change_user").on(table.userId), index("address_change_created").on(table.createdAt)],
);

/** A taking over of guest forms by an account. Its tokens stand in link_token under this id. */
export const formClaim = sqliteTable(
  "form_claim",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    /** The address that the mail went to, which the forms were made with. */
    email: text("email").notNull(),
    /** JSON: ids of the forms that the press named and moved; null before it. */
    formIds: text("form_ids"),
    createdAt: integer("created_at").notNull(),
    claimedAt: integer("claimed_at"),
    undoneAt: integer("undone_at"),
  },
  (table) => [index("form_claim_user").on(table.userId), index("form_claim_created").on(table.createdAt)],
);
