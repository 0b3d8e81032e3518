import type { AccountLandlord } from "../../kernel/actor";

/** Who is signed in, as the session says it. */
export type SignedIn = {
  userId: string;
  email: string;
  name: string;
  isEmailVerified: boolean;
  /** A ban ends sessions; one that began in the same moment is left. Statements about an account ask by themselves. */
  isBanned: boolean;
  /** Comma separated. */
  role: string;
  /** In which the account reads; null: nobody chose one. */
  language: string | null;
  sessionId: string;
  /** The key of the session row; never leaves the server. */
  sessionToken: string;
  /** For whom this person reads and writes. */
  actor: AccountLandlord;
  /** The admin who looks through this person's eyes. */
  impersonatedBy: string | null;
};

type Ban = { banned?: boolean | null; banExpires?: Date | null };

type LibrarySession = {
  user: {
    id: string;
    email: string;
    name: string;
    emailVerified: boolean;
    role?: string | null;
    language?: string | null;
  } & Ban;
  session: { id: string; token: string; impersonatedBy?: string | null };
};

/** The library asks at sign-in alone. */
function isBanned({ banned, banExpires }: Ban, now: Date): boolean {
  return Boolean(banned) && !(banExpires && new Date(banExpires) <= now);
}

/** Who a session of the library is signed in as; a ban that has ended counts as none. */
export function signedInOf({ user, session }: LibrarySession, now: Date): SignedIn {
  return {
    userId: user.id,
    email: user.email,
    name: user.name,
    isEmailVerified: user.emailVerified,
    isBanned: isBanned(user, now),
    role: user.role ?? "user",
    language: user.language ?? null,
    sessionId: session.id,
    sessionToken: session.token,
    actor: { kind: "account", sessionToken: session.token },
    impersonatedBy: session.impersonatedBy ?? null,
  };
}
