import { createAccessControl } from "better-auth/plugins/access";
import { dayMs } from "../../kernel/durations.ts";

/** Resources and actions of the specification's section 3. Admin has all of them, user has none. */
export const statements = {
  user: ["create", "list", "set-role", "ban", "impersonate", "delete", "set-password", "get", "update"],
  session: ["list", "revoke", "delete"],
} as const;

export const accessControl = createAccessControl(statements);

export const roles = {
  admin: accessControl.newRole({ user: [...statements.user], session: [...statements.session] }),
  user: accessControl.newRole({ user: [], session: [] }),
};

/** How long a session lives without being used, and how old it may get at all; seconds. */
export const sessionTimes = {
  idleSeconds: 7 * 24 * 3600,
  renewAfterSeconds: 24 * 3600,
  /** A ban or a sign-out elsewhere reaches pages that trust the signed cookie within this time. */
  cookieCacheSeconds: 60,
  absoluteSeconds: 30 * 24 * 3600,
} as const;

/** How long a sign-up's link works, and is known to be too old (ms). Its mail promises 24 hours and may wait as long. */
export const signUpTimes = { linkMs: 2 * dayMs, keptMs: dayMs } as const;
