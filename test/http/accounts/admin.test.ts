import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { sweepAccounts } from "../../../workers/jobs/sweeps/accounts";
import { aBrowser, aMember, aNewMember, aPassword, count, db, type Member } from "../../support/accounts";
import { testServices } from "../../support/forms";

const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };
let admin: Member;
beforeAll(async () => {
  admin = await aNewMember({ email: ADMIN_EMAIL, name: "Admin" });
});

const setRole = (userId: string, role: string) =>
  db.prepare("UPDATE user SET role = ? WHERE id = ?").bind(role, userId).run();
const audits = (action: string, targetId: string) =>
  count("SELECT count(*) AS n FROM audit WHERE action = ? AND target_id = ?", action, targetId);

describe("the admin role", () => {
  it("is given with the confirmed admin address, with one audit row", async () => {
    expect(await count("SELECT count(*) AS n FROM user WHERE id = ? AND role = 'admin'", admin.userId)).toBe(1);
    expect(await audits("account.grant-role", admin.userId)).toBe(1);
  });

  it("allows what the specification lists, and each action is audited", async () => {
    const member = await aMember();
    const { client } = admin.browser;
    const { userId } = member;
    const found = await client.admin.listUsers({ query: { searchValue: member.email, searchField: "email" } });
    expect(found.data?.users).toHaveLength(1);
    expect((await client.admin.listUserSessions({ userId })).data?.sessions).toHaveLength(1);
    expect((await client.admin.setUserPassword({ userId, newPassword: "nine red foxes" })).data?.status).toBe(true);
    expect((await client.admin.setRole({ userId, role: "user" })).error).toBeNull();
    expect((await client.admin.hasPermission({ permissions: { user: ["ban"] } })).data?.success).toBe(true);
    expect((await client.admin.banUser({ userId, banReason: "test" })).error).toBeNull();
    expect((await member.browser.client.updateUser({ name: "x" })).error?.status).toBe(401);
    const banned = await aBrowser().client.signIn.email({ email: member.email, password: "nine red foxes" });
    expect(banned.error).toMatchObject({ status: 403, code: "BANNED_USER" });
    expect((await client.admin.unbanUser({ userId })).error).toBeNull();
    expect((await client.admin.removeUser({ userId })).data?.success).toBe(true);
    for (const action of ["set-user-password", "set-role", "ban-user", "unban-user", "remove-user"])
      expect([action, await audits(`admin.${action}`, userId)]).toEqual([action, 1]);
    expect((await client.admin.removeUser({ userId: admin.userId })).error?.code).toBe("YOU_CANNOT_REMOVE_YOURSELF");
    expect((await client.admin.banUser({ userId: admin.userId })).error?.code).toBe("YOU_CANNOT_BAN_YOURSELF");
  });

  it("opens /admin", async () => {
    expect((await admin.browser.call("/admin")).status).toBe(200);
    expect((await admin.browser.call("/admin/no-such-page")).status).toBe(404);
  });
});

describe("everybody but the admin", () => {
  const calls: [string, object | undefined][] = [
    ["list-users", undefined],
    ["set-role", { userId: "x", role: "admin" }],
    ["ban-user", { userId: "x" }],
    ["impersonate-user", { userId: "x" }],
    ["remove-user", { userId: "x" }],
    ["set-user-password", { userId: "x", newPassword: "nine red foxes" }],
    ["create-user", { email: "a@b.example", name: "x", password: "nine red foxes" }],
  ];

  it.each(calls)(
    "may not call %s: neither signed out, nor without the role, nor with the role at another address",
    async (name, body) => {
      const path = `/api/auth/admin/${name}`;
      expect((await aBrowser().call(path, body)).status).toBe(401);
      const { browser, userId } = await aMember();
      expect((await browser.call(path, body)).status).toBe(403);
      expect(await audits("admin.refused", userId)).toBe(1);
      // Red without refuseOtherAdmins: the role alone would do.
      await setRole(userId, "user,admin");
      const refused = await browser.call(path, body);
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, "NOT_AUTHORIZED"]);
    },
  );
});

describe("roles", () => {
  it("a user's role may be a list of roles", async () => {
    await setRole(admin.userId, "user,admin");
    expect((await admin.browser.client.admin.listUsers({ query: { limit: 1 } })).error).toBeNull();
    await setRole(admin.userId, "user");
    expect((await admin.browser.client.admin.listUsers({ query: { limit: 1 } })).error?.status).toBe(403);
    await setRole(admin.userId, "admin");
  });
});

describe("a refusal of the admin API", () => {
  it("has the specification's message and the library's code, in the API and on pages", async () => {
    const { browser } = await aMember();
    const told = async (path: string, body?: object) => {
      const { code, message } = (await (await browser.call(`/api/auth/admin/${path}`, body)).json()) as Record<
        string,
        string
      >;
      return [code, message];
    };
    const user = 'unauthorized to access resource "user"';
    expect(await told("list-users")).toEqual(["YOU_ARE_NOT_ALLOWED_TO_LIST_USERS", user]);
    expect(await told("ban-user", { userId: "x" })).toEqual(["YOU_ARE_NOT_ALLOWED_TO_BAN_USERS", user]);
    expect(await told("revoke-user-sessions", { userId: "x" })).toEqual([
      "YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS",
      'unauthorized to access resource "session"',
    ]);
    await setRole(admin.userId, "user");
    const page = await admin.browser.call("/admin");
    expect([page.status, (await page.text()).includes("unauthorized to access resource")]).toEqual([403, true]);
    // The next sign-in gives the one address its role again, audited.
    await admin.browser.client.signIn.email({ email: ADMIN_EMAIL, password: aPassword });
    expect((await admin.browser.call("/admin")).status).toBe(200);
    expect(await audits("account.grant-role", admin.userId)).toBe(2);
  });
});

describe("impersonating a user", () => {
  it("shows a banner with a button to stop, and allows neither deleting the account nor changing its password", async () => {
    const member = await aMember();
    const { browser } = admin;
    expect((await browser.client.admin.impersonateUser({ userId: member.userId })).error).toBeNull();
    const dashboard = await (await browser.call("/app/dashboard")).text();
    expect(dashboard).toContain("You see the account of");
    for (const [path, body] of [
      ["/delete-user", { password: aPassword }],
      ["/change-password", { currentPassword: aPassword, newPassword: "nine red foxes" }],
      ["/change-email", { newEmail: "x@y.example" }],
    ] as const) {
      const refused = await browser.call(`/api/auth${path}`, body);
      expect([path, refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        path,
        403,
        "IMPERSONATED",
      ]);
    }
    expect(await audits("impersonation.refused", member.userId)).toBe(3);
    expect((await browser.call("/admin/x")).headers.get("location")).toBe("/app/dashboard");
    const out = await browser.call("/stop-impersonating", new URLSearchParams());
    expect(out.headers.get("location")).toBe("/app/dashboard");
    expect((await browser.client.getSession()).data?.user.email).toBe(ADMIN_EMAIL);
    expect(await audits("admin.impersonate-user", member.userId)).toBe(1);
    expect(await audits("admin.stop-impersonating", member.userId)).toBe(1);
  });
});

describe("the sweep of accounts", () => {
  it("removes unconfirmed users, old sessions and expired rows, and leaves the rest", async () => {
    const { userId } = await aMember();
    const old = await aMember();
    const now = Date.now();
    const half = (id: string, age: number) =>
      db
        .prepare(
          "INSERT INTO user (id, name, email, email_verified, created_at, updated_at) VALUES (?, 'x', ?, 0, ?, ?)",
        )
        .bind(id, `${id}@accounts.example`, now - age, now - age);
    const [stale, young] = [crypto.randomUUID(), crypto.randomUUID()];
    await db.batch([
      half(stale, 6 * 60_000),
      half(young, 60_000),
      db.prepare("UPDATE session SET created_at = ? WHERE user_id = ?").bind(now - 31 * 86_400_000, old.userId),
    ]);
    await sweepAccounts(testServices());
    const left = (id: string) => count("SELECT count(*) AS n FROM user WHERE id = ?", id);
    expect([await left(stale), await left(young), await left(userId)]).toEqual([0, 1, 1]);
    expect(await count("SELECT count(*) AS n FROM session WHERE user_id = ?", old.userId)).toBe(0);
    expect(await count("SELECT count(*) AS n FROM session WHERE user_id = ?", userId)).toBe(1);
  });
});
