import { env } from "cloudflare:test";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { aBrowser, aMember, anAddress, aPassword, db, linkFor, type Member } from "../../support/accounts";

/** The rows of the wire that wire.test.ts and admin.test.ts do not drive. */
const { ADMIN_EMAIL, SECRET } = env as unknown as { ADMIN_EMAIL: string; SECRET: string };
const api = (path: string) => `/api/auth${path}`;
const hourMs = 3_600_000;

async function refusal(response: Response): Promise<[number, string | undefined]> {
  const body = (await response.json().catch(() => null)) as { code?: string } | null;
  return [response.status, body?.code];
}

describe("the session endpoints of the auth API", () => {
  it("return one's own session to GET only, and are never cached", async () => {
    const { browser } = await aMember();
    const nobody = await aBrowser().call(api("/get-session"));
    expect([nobody.status, await nobody.json()]).toEqual([200, null]);
    const own = await browser.call(api("/get-session"));
    expect(own.headers.get("cache-control")).toContain("no-store");
    expect(Object.keys((await own.json()) as object).sort()).toEqual(["session", "user"]);
    expect(await refusal(await browser.call(api("/get-session"), {}))).toEqual([
      405,
      "METHOD_NOT_ALLOWED_DEFER_SESSION_REQUIRED",
    ]);
  });

  it("list other sessions in the session's first day only", async () => {
    const { browser, userId } = await aMember();
    expect((await browser.client.listSessions()).data).toHaveLength(1);
    await db
      .prepare("UPDATE session SET created_at = ? WHERE user_id = ?")
      .bind(Date.now() - 25 * hourMs, userId)
      .run();
    expect((await browser.client.listSessions()).error).toMatchObject({ status: 403, code: "SESSION_NOT_FRESH" });
  });

  it("end all other sessions, and one's own with its cookies", async () => {
    const { browser } = await aMember();
    expect((await browser.client.revokeSessions()).data).toEqual({ status: true });
    expect([...browser.jar.cookies.keys()].filter((name) => name.startsWith("rf.session"))).toEqual([]);
    expect((await browser.client.revokeSessions()).error?.status).toBe(401);
  });
});

describe("mailed links of the auth API", () => {
  it("confirm without a redirect target, too", async () => {
    const browser = aBrowser();
    const email = anAddress();
    await browser.client.signUp.email({ name: "Maya", email, password: aPassword });
    const token = new URL(await linkFor(email, /^Confirm/, "verify-email")).searchParams.get("token") ?? "";
    expect((await browser.client.verifyEmail({ query: { token } })).data).toMatchObject({ status: true });
  });

  it("say that they are expired", async () => {
    const browser = aBrowser();
    const email = anAddress();
    await browser.client.signUp.email({ name: "Maya", email, password: aPassword });
    const token = new URL(await linkFor(email, /^Confirm/, "verify-email")).searchParams.get("token") ?? "";
    await db
      .prepare("UPDATE pending_sign_up SET expires_at = ? WHERE email = ?")
      .bind(Date.now() - 1000, email)
      .run();
    const { call } = aBrowser();
    expect(await refusal(await call(api(`/verify-email?token=${token}`)))).toEqual([401, "TOKEN_EXPIRED"]);
    const led = await call(api(`/verify-email?token=${token}&callbackURL=/check-email`));
    expect(led.headers.get("location")).toBe("/check-email?error=TOKEN_EXPIRED");
  });

  // Red when the library's own handler is reached: it would take its token from anybody.
  it("signed by the library are not accepted", async () => {
    const email = anAddress();
    await aBrowser().client.signUp.email({ name: "Maya", email, password: aPassword });
    const token = await new SignJWT({ email })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(SECRET));
    expect(await refusal(await aBrowser().call(api(`/verify-email?token=${token}`)))).toEqual([401, "INVALID_TOKEN"]);
  });

  it("for a new password redirect to our page only", async () => {
    const { email } = await aMember();
    const { call, client } = aBrowser();
    expect(
      await refusal(await call(api("/request-password-reset"), { email, redirectTo: "https://evil.test" })),
    ).toEqual([403, "INVALID_REDIRECT_URL"]);
    await client.requestPasswordReset({ email });
    const link = new URL(await linkFor(email, /^Set a new password/, "/reset-password?token="));
    const token = link.searchParams.get("token") ?? "";
    const good = await call(api(`/reset-password/${token}?callbackURL=/reset-password`));
    expect([good.status, new URL(good.headers.get("location") ?? "", link).search]).toEqual([302, `?token=${token}`]);
    const bad = await call(api("/reset-password/nothing?callbackURL=/reset-password"));
    expect(new URL(bad.headers.get("location") ?? "", link).search).toBe("?error=INVALID_TOKEN");
  });
});

describe("the admin endpoints of the auth API", () => {
  let admin: Member;
  let client: Member["browser"]["client"];
  beforeAll(async () => {
    admin = await aMember({ email: ADMIN_EMAIL, name: "Admin" });
    client = admin.browser.client;
  });

  it("refuse visitors without a body", async () => {
    const answer = await aBrowser().call(api("/admin/list-users"));
    expect([answer.status, await answer.text()]).toEqual([401, ""]);
  });

  it("list users in pages, and return one user", async () => {
    const { userId, email } = await aMember();
    const query = { limit: 1, offset: 0, sortBy: "createdAt", sortDirection: "desc" } as const;
    const page = (await client.admin.listUsers({ query })).data;
    expect(page).toMatchObject({ limit: 1, users: [{ email }] });
    expect((await client.admin.listUsers({ query: { ...query, offset: 1 } })).data).toMatchObject({
      limit: 1,
      offset: 1,
    });
    expect(page?.total).toBeGreaterThan(1);
    const got = await admin.browser.call(api(`/admin/get-user?id=${userId}`));
    expect(await got.json()).toMatchObject({ id: userId, email });
    expect(await refusal(await admin.browser.call(api("/admin/get-user?id=nobody")))).toEqual([404, "USER_NOT_FOUND"]);
  });

  it("create and change a user, but refuse unknown roles and changed addresses", async () => {
    const email = anAddress();
    const made = await client.admin.createUser({ email, name: "Ray", password: aPassword, role: "user" });
    expect(made.data?.user).toMatchObject({ email, name: "Ray", role: "user", emailVerified: false });
    const userId = made.data?.user.id ?? "";
    expect((await client.admin.updateUser({ userId, data: { name: "Ray B." } })).data).toMatchObject({
      name: "Ray B.",
    });
    const post = async (path: string, body: object) => refusal(await admin.browser.call(api(`/admin/${path}`), body));
    expect((await post("update-user", { userId, data: { email: anAddress() } }))[0]).toBe(403);
    expect(await post("set-role", { userId, role: "owner" })).toEqual([
      400,
      "YOU_ARE_NOT_ALLOWED_TO_SET_NON_EXISTENT_VALUE",
    ]);
    expect((await post("update-user", { userId, data: { image: "javascript:alert(1)" } }))[0]).toBe(400);
    // Nobody has proven that address: the account has no session before its owner confirms.
    const early = await aBrowser().client.signIn.email({ email, password: aPassword });
    expect(early.error).toMatchObject({ status: 403, code: "EMAIL_NOT_VERIFIED" });
  });

  it("end one or all sessions of a user", async () => {
    const { browser, email, userId } = await aMember();
    const second = aBrowser();
    await second.client.signIn.email({ email, password: aPassword });
    const { sessions = [] } = (await client.admin.listUserSessions({ userId })).data ?? {};
    expect(sessions).toHaveLength(2);
    const sessionToken = sessions[0]?.token ?? "";
    expect((await client.admin.revokeUserSession({ sessionToken })).data).toEqual({ success: true });
    expect((await client.admin.listUserSessions({ userId })).data?.sessions).toHaveLength(1);
    expect((await client.admin.revokeUserSessions({ userId })).data).toEqual({ success: true });
    expect((await browser.client.updateUser({ name: "x" })).error?.status).toBe(401);
  });

  it("refuse to impersonate another admin, and stop impersonation only for who impersonates", async () => {
    const other = await aMember();
    await db.prepare("UPDATE user SET role = 'admin' WHERE id = ?").bind(other.userId).run();
    expect((await client.admin.impersonateUser({ userId: other.userId })).error).toMatchObject({
      status: 403,
      code: "YOU_CANNOT_IMPERSONATE_ADMINS",
    });
    expect((await client.admin.stopImpersonating()).error?.status).toBe(400);
    expect((await aBrowser().client.admin.stopImpersonating()).error?.status).toBe(401);
  });

  it("return one's permissions", async () => {
    const may = async (member: Pick<Member, "browser">, permissions: object) => {
      const answer = await member.browser.call(api("/admin/has-permission"), { permissions });
      return ((await answer.json()) as { success?: boolean }).success;
    };
    expect(await may(admin, { user: ["ban"], session: ["revoke"] })).toBe(true);
    expect(await may(admin, { user: ["fly"] })).toBe(false);
    expect(await may(await aMember(), { user: ["list"] })).toBe(false);
  });
});
