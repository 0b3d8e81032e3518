import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** An authenticator app. Without `confirmedAt` it is being set up, and asks nobody for anything. */
export const totpFactor = sqliteTable("totp_factor", {
  userId: text("user_id").primaryKey(),
  /** AES-GCM under a key derived from SECRET, tied to the user. */
  sealed: text("sealed").notNull(),
  confirmedAt: integer("confirmed_at"),
  /** The newest period of 30 seconds whose code was taken: none is taken twice. */
  lastStep: integer("last_step").notNull().default(0),
  createdAt: integer("created_at").notNull(),
});

/** A code that was used is gone. */
export const recoveryCode = sqliteTable(
  "recovery_code",
  { userId: text("user_id").notNull(), hash: text("hash").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const passkey = sqliteTable(
  "passkey",
  {
    /** The credential's own id, base64url. */
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    name: text("name").notNull(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    counter: integer("counter").notNull(),
    /** Comma separated: how the browser may reach it. */
    transports: text("transports").notNull(),
    createdAt: integer("created_at").notNull(),
    usedAt: integer("used_at"),
  },
  (table) => [index("passkey_user").on(table.userId)],
);

export const factorStepPurposes = ["sign-in", "passkey-sign-in", "passkey-register", "passkey-confirm"] as const;

/** What is under way for some minutes: a password that was right, or a passkey's challenge. By the hash of what the browser holds. */
export const factorStep = sqliteTable(
  "factor_step",
  {
    hash: text("hash").primaryKey(),
    purpose: text("purpose", { enum: factorStepPurposes }).notNull(),
    /** Null where nobody is known yet. */
    userId: text("user_id"),
    tries: integer("tries").notNull().default(0),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("factor_step_expiry").on(table.expiresAt), index("factor_step_user").on(table.userId)],
);

/** Somebody who knows the password says that every factor is lost; it counts once `dueAt` has passed. */
export const factorLoss = sqliteTable("factor_loss", {
  userId: text("user_id").primaryKey(),
  dueAt: integer("due_at").notNull(),
});
