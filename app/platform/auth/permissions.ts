import { MESSAGES, resourceNotAllowed, unauthorizedForResource } from "../../kernel/messages";
import { err, ok, type Result } from "../../kernel/result";
import { roles, type statements } from "./access";

type Statements = typeof statements;
/** What is asked for: of each resource all of these actions. */
export type Permissions = { readonly [R in keyof Statements]?: readonly Statements[R][number][] };
/** `role` may be a list, comma separated; an empty one is "user". */
export type Asker = { userId: string; role: string | null | undefined };

/** Whether somebody may do something (specification, sections 3 and 6): listed ids everything, others by role. */
export function checkPermission(
  asker: Asker,
  permissions: Permissions,
  adminUserIds: readonly string[] = [],
): Result<undefined, "not-permitted", { message: string }> {
  if (adminUserIds.includes(asker.userId)) return ok(undefined);
  const refusals = rolesOf(asker.role).map((role) => refusalOf(role, permissions));
  if (refusals.some((refusal) => refusal === null)) return ok(undefined);
  return err("not-permitted", { message: refusals.find((refusal) => refusal !== null) ?? MESSAGES.notAuthorized });
}

function rolesOf(role: string | null | undefined): string[] {
  const names = (role ?? "").split(",").map((name) => name.trim());
  const known = names.filter((name) => name !== "");
  return known.length > 0 ? known : ["user"];
}

/** Why a role is not enough; null when it is. */
function refusalOf(name: string, permissions: Permissions): string | null {
  const asked = Object.entries(permissions);
  const role = Object.hasOwn(roles, name) ? roles[name as keyof typeof roles] : null;
  if (!role || asked.length === 0) return MESSAGES.notAuthorized;
  const allowed = role.statements as Record<string, readonly string[] | undefined>;
  for (const [resource, actions] of asked) {
    const granted = allowed[resource];
    if (!granted) return resourceNotAllowed(resource);
    if (actions.length === 0 || !actions.every((action) => granted.includes(action)))
      return unauthorizedForResource(resource);
  }
  return null;
}

/** What each call of /api/auth/admin needs, with the library's code for its refusal. */
export const adminCalls: Readonly<Record<string, { needs: Permissions; code: string }>> = {
  "/admin/create-user": { needs: { user: ["create"] }, code: "YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS" },
  "/admin/list-users": { needs: { user: ["list"] }, code: "YOU_ARE_NOT_ALLOWED_TO_LIST_USERS" },
  "/admin/get-user": { needs: { user: ["get"] }, code: "YOU_ARE_NOT_ALLOWED_TO_GET_USER" },
  "/admin/update-user": { needs: { user: ["update"] }, code: "YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS" },
  "/admin/set-role": { needs: { user: ["set-role"] }, code: "YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE" },
  "/admin/ban-user": { needs: { user: ["ban"] }, code: "YOU_ARE_NOT_ALLOWED_TO_BAN_USERS" },
  "/admin/unban-user": { needs: { user: ["ban"] }, code: "YOU_ARE_NOT_ALLOWED_TO_BAN_USERS" },
  "/admin/impersonate-user": { needs: { user: ["impersonate"] }, code: "YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS" },
  "/admin/remove-user": { needs: { user: ["delete"] }, code: "YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS" },
  "/admin/set-user-password": { needs: { user: ["set-password"] }, code: "YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD" },
  "/admin/list-user-sessions": { needs: { session: ["list"] }, code: "YOU_ARE_NOT_ALLOWED_TO_LIST_USERS_SESSIONS" },
  "/admin/revoke-user-session": {
    needs: { session: ["revoke"] },
    code: "YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS",
  },
  "/admin/revoke-user-sessions": {
    needs: { session: ["revoke"] },
    code: "YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS",
  },
};
