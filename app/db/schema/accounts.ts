import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** better-auth's tables: its adapter hands over Dates, so times are `timestamp_ms`, milliseconds since 1970 (UTC). */

export const user = sqliteTable(
  "user",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
    image: text("image"),
    /** Comma separated; "user" when empty. */
    role: text("role"),
    banned: integer("banned", { mode: "boolean" }).default(false),
    banReason: text("ban_reason"),
    banExpires: integer("ban_expires", { mode: "timestamp_ms" }),
    /** Lists name nobody before the shortlist. */
    hidesNames: integer("hides_names", { mode: "boolean" }).notNull().default(false),
    /** Of pages and mails, such as "de"; null: nobody chose one. */
    language: text("language"),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("user_email").on(table.email),
    index("user_created").on(table.createdAt),
    index("user_banned").on(table.banExpires).where(sql`banned = 1`),
  ],
);

export const session = sqliteTable(
  "session",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** Two letters from the network, for the list of sessions; null where the network does not say. */
    country: text("country"),
    impersonatedBy: text("impersonated_by"),
    /** When this session last passed a second factor; null when it never did. */
    factorAt: integer("factor_at"),
    /** When the person last proved to be who they are: by signing in, or when asked again. */
    confirmedAt: integer("confirmed_at"),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("session_token").on(table.token),
    index("session_user").on(table.userId),
    index("session_expiry").on(table.expiresAt),
    index("session_created").on(table.createdAt),
  ],
);

/** How a user signs in; here always by password, whose hash describes itself. */
export const account = sqliteTable(
  "account",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: integer("access_token_expires_at", { mode: "timestamp_ms" }),
    refreshTokenExpiresAt: integer("refresh_token_expires_at", { mode: "timestamp_ms" }),
    scope: text("scope"),
    password: text("password"),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("account_user").on(table.userId)],
);

/** `identifier` is a hash of the token in the mail. */
export const verification = sqliteTable(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    updatedAt: integer("updated_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("verification_identifier").on(table.identifier),
    index("verification_expiry").on(table.expiresAt),
    index("verification_value").on(table.value),
  ],
);

/** Browsers with which an account has signed in, by the hash of their cookie. */
export const knownDevice = sqliteTable(
  "known_device",
  {
    userId: text("user_id").notNull(),
    deviceHash: text("device_hash").notNull(),
    seenAt: integer("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index("known_device_seen").on(table.seenAt),
    index("known_device_hash").on(table.deviceHash),
  ],
);

/**
 * The recipient and the link of an account mail, as AES-GCM ciphertext under a key derived from SECRET, until it is
 * sent: the outbox holds ids only, and better-auth makes its tokens while the request runs.
 */
export const accountMail = sqliteTable(
  "account_mail",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    sealed: text("sealed").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("account_mail_user").on(table.userId), index("account_mail_expiry").on(table.expiresAt)],
);

export const erasureStores = ["kv", "r2"] as const;

/** What an erased account left in KV and R2: written in the batch that erases the rows, gone once it is gone there. */
export const erasureTask = sqliteTable(
  "erasure_task",
  {
    id: text("id").primaryKey(),
    store: text("store", { enum: erasureStores }).notNull(),
    /** A form's public id, or an object's key. */
    key: text("key").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("erasure_task_created").on(table.createdAt)],
);
