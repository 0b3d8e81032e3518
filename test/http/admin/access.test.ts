import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { aBrowser, aMember, type Browser, db, type Member } from "../../support/accounts";
import { adminPages } from "../../support/admin-pages";
import { setUpApp } from "../../support/second-factor";

const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };
const methods = ["GET", "POST"];
const signIn = (path: string) => `/sign-in?redirect=${encodeURIComponent(path)}`;

let admin: Member;
beforeAll(async () => {
  admin = await aMember({ email: ADMIN_EMAIL, name: "Admin" });
});

const setUser = (userId: string, column: "role" | "banned", value: string | number | null) =>
  db.prepare(`UPDATE user SET ${column} = ? WHERE id = ?`).bind(value, userId).run();

type Answer = { status: number; location: string | null };

/** Asks for every page and posts to it, as a document and as data, and compares what comes back. */
async function expectEverywhere(browser: Browser, expected: (path: string, method: string) => Answer): Promise<void> {
  expect(adminPages).toContain("/admin");
  for (const path of adminPages) {
    for (const method of methods) {
      const body = method === "GET" ? undefined : new URLSearchParams({ intent: "x" });
      const { status, location } = expected(path, method);
      const page = await browser.call(path, body, { method });
      expect([method, path, page.status, page.headers.get("location")]).toEqual([method, path, status, location]);
      expect(page.headers.get("cache-control")).toBe("private, no-store");
      const data = await browser.call(`${path}.data`, body, { method });
      const text = await data.text();
      // A file has no data. React Router tells its own redirects in a body, with 202.
      if (data.status === 404) continue;
      expect([method, `${path}.data`, data.status]).toEqual([method, `${path}.data`, location ? 202 : status]);
      if (location) expect(text).toContain(JSON.stringify(location));
      expect(text).not.toContain('"data"');
    }
  }
}

// Red without `middleware` in app/routes/admin/layout.tsx, and each case without its line of requireAdmin.
describe("every page and action of /admin", () => {
  it("sends a visitor to sign in", async () => {
    await expectEverywhere(aBrowser(), (path) => ({ status: 302, location: signIn(path) }));
  });

  it("sends a signed-in user to the user's dashboard", async () => {
    const { browser } = await aMember();
    await expectEverywhere(browser, () => ({ status: 302, location: "/app/dashboard" }));
  });

  it("sends a user with the admin role at another address to the dashboard", async () => {
    const { browser, userId } = await aMember();
    await setUser(userId, "role", "user,admin");
    await expectEverywhere(browser, () => ({ status: 302, location: "/app/dashboard" }));
  });

  it("refuses the admin's address without the role, with the specification's message", async () => {
    await setUser(admin.userId, "role", "user");
    try {
      await expectEverywhere(admin.browser, () => ({ status: 403, location: null }));
      expect(await (await admin.browser.call("/admin")).text()).toContain("unauthorized to access resource");
    } finally {
      await setUser(admin.userId, "role", "admin");
    }
  });

  it("refuses an admin who impersonates somebody, and each of their posts", async () => {
    const { userId } = await aMember();
    const { browser } = admin;
    await browser.client.admin.impersonateUser({ userId });
    await expectEverywhere(browser, (_path, method) =>
      method === "GET" ? { status: 302, location: "/app/dashboard" } : { status: 403, location: null },
    );
    await browser.call("/stop-impersonating", new URLSearchParams());
  });

  // Red without isBanned in requireAdmin.
  it("sends a banned admin to sign in, although a session is left", async () => {
    await setUser(admin.userId, "banned", 1);
    try {
      await expectEverywhere(admin.browser, (path) => ({ status: 302, location: signIn(path) }));
    } finally {
      await setUser(admin.userId, "banned", 0);
    }
  });

  // Red without lacksAdminFactor in requireAdmin.
  it("sends the admin to confirm when the session has not passed the second factor", async () => {
    await setUpApp(admin.browser);
    await db.prepare("UPDATE session SET factor_at = NULL WHERE user_id = ?").bind(admin.userId).run();
    try {
      const confirm = (path: string) => `/app/confirm?to=${encodeURIComponent(path)}`;
      await expectEverywhere(admin.browser, (path) => ({ status: 302, location: confirm(path) }));
    } finally {
      for (const table of ["totp_factor", "recovery_code"])
        await db.prepare(`DELETE FROM ${table} WHERE user_id = ?`).bind(admin.userId).run();
    }
  });

  it("opens for the admin, and is not indexed", async () => {
    for (const path of adminPages) {
      const answer = await admin.browser.call(path);
      expect([path, answer.headers.get("x-robots-tag")]).toEqual([path, "noindex"]);
      expect([302, 403]).not.toContain(answer.status);
    }
  });
});
