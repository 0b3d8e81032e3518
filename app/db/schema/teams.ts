import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { teamRoles } from "../../kernel/actor";
import { doings } from "../../kernel/presence";

/** What the owner of a shared account has set for all who work in it. */
export const team = sqliteTable("team", {
  ownerId: text("owner_id").primaryKey(),
  /** Colleagues need a second step to sign in with. */
  needsFactor: integer("needs_factor", { mode: "boolean" }).notNull(),
});

/** Colleagues of an account, which belongs to its owner. Times in milliseconds since 1970 (UTC). */
export const teamMember = sqliteTable(
  "team_member",
  {
    ownerId: text("owner_id").notNull(),
    userId: text("user_id").notNull(),
    role: text("role", { enum: teamRoles }).notNull(),
    /** Of chosen homes alone: the rows of team_member_home, which may be none. */
    isLimited: integer("is_limited", { mode: "boolean" }).notNull().default(false),
    joinedAt: integer("joined_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.userId] }), index("team_member_user").on(table.userId)],
);

/** The chosen homes of a colleague. Triggers delete them with the colleague and with the home. */
export const teamMemberHome = sqliteTable(
  "team_member_home",
  {
    ownerId: text("owner_id").notNull(),
    userId: text("user_id").notNull(),
    homeId: text("home_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.userId, table.homeId] }),
    index("team_member_home_home").on(table.homeId),
  ],
);

/** Who was invited and has not accepted. The link of the mail is a `link_token` whose ref is `id`. */
export const teamInvitation = sqliteTable(
  "team_invitation",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").notNull(),
    /** In small letters. */
    email: text("email").notNull(),
    role: text("role", { enum: teamRoles }).notNull(),
    /** For chosen homes alone: the rows of team_invitation_home. */
    isLimited: integer("is_limited", { mode: "boolean" }).notNull().default(false),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("team_invitation_email").on(table.ownerId, table.email),
    index("team_invitation_expiry").on(table.expiresAt),
  ],
);

/** Who of an account with colleagues has an application open; swept some minutes after the page was last heard of. */
export const applicationPresence = sqliteTable(
  "application_presence",
  {
    applicationId: text("application_id").notNull(),
    userId: text("user_id").notNull(),
    doing: text("doing", { enum: doings }).notNull(),
    /** When the page was last heard of, in milliseconds since 1970 (UTC). */
    seenAt: integer("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.applicationId] }),
    index("application_presence_application").on(table.applicationId),
    index("application_presence_seen").on(table.seenAt),
  ],
);

/** The chosen homes of an invitation. Triggers delete them with the invitation and with the home. */
export const teamInvitationHome = sqliteTable(
  "team_invitation_home",
  {
    invitationId: text("invitation_id").notNull(),
    homeId: text("home_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.homeId] }),
    index("team_invitation_home_home").on(table.homeId),
  ],
);
