import { describe, expect, it } from "vitest";
import { roles, statements } from "~/platform/auth/access";
import { checkPermission, type Permissions } from "~/platform/auth/permissions";

const asker = (role: string | null | undefined, userId = "someone") => ({ userId, role });
const told = (role: string | null | undefined, permissions: Permissions) => {
  const verdict = checkPermission(asker(role), permissions);
  return verdict.ok ? "allowed" : verdict.detail.message;
};

describe("resources and actions of permissions", () => {
  it("equal the specification's list; the admin has all, a user none", () => {
    expect(statements).toEqual({
      user: ["create", "list", "set-role", "ban", "impersonate", "delete", "set-password", "get", "update"],
      session: ["list", "revoke", "delete"],
    });
    for (const [resource, actions] of Object.entries(statements)) {
      for (const action of actions) {
        const asked = { [resource]: [action] } as Permissions;
        expect([resource, action, told("admin", asked)]).toEqual([resource, action, "allowed"]);
        expect(told("user", asked)).toBe(`unauthorized to access resource "${resource}"`);
      }
    }
  });
});

describe("the permission check", () => {
  const ban: Permissions = { user: ["ban"] };

  it.each(["admin", "user,admin", "admin,user", " user , admin "])("allows the role list %j", (role) => {
    expect(told(role, ban)).toBe("allowed");
  });

  it.each([null, undefined, "", " , "])("treats the role list %j as the role user", (role) => {
    expect(told(role, ban)).toBe('unauthorized to access resource "user"');
  });

  it("allows configured admin user ids whatever their role", () => {
    expect(checkPermission(asker("user", "a"), ban, ["a", "b"]).ok).toBe(true);
    expect(checkPermission(asker("user", "c"), ban, ["a", "b"]).ok).toBe(false);
  });

  it("answers a refusal with the specification's message, which is the library's", () => {
    expect(told("admin", { voucher: ["create"] } as Permissions)).toBe(
      "You are not allowed to access resource: voucher",
    );
    expect(told("admin", { user: ["fly"] } as unknown as Permissions)).toBe('unauthorized to access resource "user"');
    expect(told("admin", { user: [] })).toBe('unauthorized to access resource "user"');
    expect(told("admin", {})).toBe("Not authorized");
    expect(told("owner", ban)).toBe("Not authorized");
    expect(told("constructor", ban)).toBe("Not authorized");
    expect(roles.admin.authorize({ voucher: ["create"] } as never).error).toBe(
      told("admin", { voucher: ["create"] } as Permissions),
    );
    expect(roles.user.authorize({ user: ["ban"] } as never).error).toBe(told("user", ban));
  });

  it("needs every permission that was asked for", () => {
    expect(told("admin", { user: ["list"], session: ["list", "revoke"] })).toBe("allowed");
    expect(told("admin", { session: ["list", "create" as "list"] })).toBe('unauthorized to access resource "session"');
  });
});
