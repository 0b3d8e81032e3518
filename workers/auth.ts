import { lookAtAccount } from "../app/features/forms/screening/commands/look-at-account.server";
import { claimProvenForms, mailClaimLink } from "../app/features/people/account-data/commands/claim-forms.server";
import { eraseAccount } from "../app/features/people/account-data/commands/erase-account.server";
import { endOtherSessions } from "../app/features/people/accounts/commands/end-session.server";
import { grantAdminRole } from "../app/features/people/accounts/commands/grant-admin-role.server";
import { type AccountEvents, type AuthParts, authScope } from "../app/platform/auth/auth-scope.server";
import { type AuthService, createAuthService } from "../app/platform/auth/auth-service.server";
import type { Auth } from "../app/platform/auth/create-auth.server";
import { readDevice } from "../app/platform/auth/known-device.server";
import { reportError } from "../app/platform/error-report";
import { createStaticFiles, type StaticFiles } from "../app/platform/static-files";
import type { Env } from "./env";

/** Building an instance costs 3 to 5 ms, so each isolate keeps one; it holds no I/O of a request. */
const instances = new WeakMap<D1Database, Auth>();

export function createAuthFor(env: Env, parts: AuthParts): AuthService {
  const binding = env.DB;
  return createAuthService(open, parts, eventsFor(parts, createStaticFiles(env.ASSETS)));

  async function open(): Promise<Auth> {
    // Most visitors never sign in: the library is evaluated when somebody does, not at every start.
    const known = instances.get(binding);
    if (known) return known;
    const { createAuth } = await import("../app/platform/auth/create-auth.server");
    // Another request may have made it meanwhile.
    const auth = instances.get(binding) ?? createAuth(parts.config);
    instances.set(binding, auth);
    return auth;
  }
}

function eventsFor(parts: AuthParts, staticFiles: StaticFiles): AccountEvents {
  async function notePress(email: string): Promise<void> {
    try {
      await parts.mailboxPresses.notePress(email);
    } catch (error) {
      parts.log.error("mail-press-not-noted", reportError(error));
    }
  }
  return {
    onPressedLink: notePress,
    async onProvenAddress(user, { isPress }) {
      try {
        const { address } = authScope();
        const deviceHash = await readDevice();
        await lookAtAccount({ ...parts, staticFiles }, { userId: user.id, email: user.email, address, deviceHash });
      } catch (error) {
        // A look that fails keeps nobody out.
        parts.log.error("account-not-looked-at", reportError(error));
      }
      try {
        // No GET changes what a person owns: after one the forms wait for a press.
        await (isPress ? claimProvenForms(parts, user) : mailClaimLink(parts, user));
      } catch (error) {
        // It must not keep anybody from their new account: the page of guest forms mails a link to them.
        parts.log.error("forms-not-claimed", reportError(error));
      }
    },
    onAdminAddress: (user) => grantAdminRole(parts, user.id),
    onFirstFactor: (userId, sessionToken) => endOtherSessions(parts, userId, sessionToken),
    onDeletion: (user, named) => eraseAccount(parts, user, named),
  };
}
