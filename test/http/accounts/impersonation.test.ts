import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import siteMap from "../../../app/routes.ts?raw";
import { aMember, type Browser, count, type Member } from "../../support/accounts";
import { routeExamples } from "../../support/route-examples";

const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };
const words = "This cannot be done while looking at someone else";
const someId = "00000000-0000-4000-8000-000000000000";

/** Every route with its file, as app/routes.ts says; its module cannot run in a Worker. Files of pages end in .tsx. */
const routes = [...siteMap.matchAll(/route\(\s*"([^"*]+)",\s*"([^"]+\.tsx?)"/g)].map(([, path = "", file = ""]) => {
  const known = [`/${path}`, `/app/${path}`, `/admin/${path}`].find((full) => full in routeExamples);
  return { path: known ?? `unknown: ${path}`, file };
});

/** What belongs to nobody's account, or is the way out. */
const isOpen = (path: string) => /^\/(?:apply\/|media\/|stop-impersonating$|sign-out$)/.test(path);
const all = routes.filter(({ path }) => !isOpen(path));
const urlOf = (path: string) => path.replace(/:(\w+)/g, (_, name) => (name === "number" ? "1" : someId));

/** Addresses that answer no page and no copy either: lists that pages ask for, and those that take posts only. */
const readable = [
  "/language",
  "/files/:documentId/shown",
  "/app/notifications/list",
  "/app/notifications/unread",
  "/app/applicants/messages",
  "/app/applicants/moves",
  "/app/applicants/presence",
  "/app/applicants/reasons",
  "/app/settings/theme",
  "/restrictions/doubt",
  "/drafts/:rentFormId",
  "/preview",
  "/media",
  "/sitemap.xml",
  "/robots.txt",
  "/blog/rss.xml",
];

let admin: Browser;
let member: Member;
beforeAll(async () => {
  admin = (await aMember({ email: ADMIN_EMAIL, name: "Admin" })).browser;
  member = await aMember();
  await admin.client.admin.impersonateUser({ userId: member.userId });
});

// Red without refuseImpersonated in readSession (app/routes/shared/guards.ts): the posts answer 400, 404 or 405, and the copies 404.
describe("an impersonated session", () => {
  it("cannot post to any route, neither as a document nor as data", async () => {
    expect(all.filter(({ path }) => path.startsWith("unknown"))).toEqual([]);
    expect(all.length).toBeGreaterThan(60);
    for (const { path } of all) {
      for (const url of [urlOf(path), `${urlOf(path)}.data`]) {
        if (url === "/.data") continue;
        const answer = await admin.call(url, new URLSearchParams({ intent: "x" }), { method: "POST" });
        // Pages without React have no data address.
        if (url.endsWith(".data") && answer.status === 404) continue;
        expect([url, answer.status]).toEqual([url, 403]);
        expect(await answer.text()).toContain(words);
      }
    }
  });

  it("cannot take an export, and reads everything else", async () => {
    // /admin is closed to it as a whole: http/admin/access.
    const isCopy = ({ path, file }: (typeof all)[number]) => file.endsWith(".ts") && !path.startsWith("/admin/");
    const copies = all.filter((route) => isCopy(route) && !readable.includes(route.path));
    expect(copies.length).toBeGreaterThan(8);
    for (const { path } of copies) {
      for (const url of [urlOf(path), `${urlOf(path)}.data`]) {
        const answer = await admin.call(url);
        if (url.endsWith(".data") && answer.status === 404) continue;
        expect([url, answer.status, (await answer.text()).includes(words)]).toEqual([url, 403, true]);
      }
    }
    for (const { path } of all.filter(({ path, file }) => file.endsWith(".tsx") || readable.includes(path))) {
      expect([path, (await admin.call(urlOf(path))).status]).not.toEqual([path, 403]);
    }
  });

  // Red with the list of closed paths that stood here before: update-user and revoke answered 200.
  it("cannot call any auth endpoint that changes something or lists other sessions", async () => {
    const before = await count("SELECT count(*) AS n FROM session WHERE user_id = ?", member.userId);
    const posts = [
      "update-user",
      "change-password",
      "change-email",
      "delete-user",
      "revoke-session",
      "revoke-sessions",
    ];
    posts.push("revoke-other-sessions", "send-verification-email", "request-password-reset", "reset-password");
    posts.push("sign-in/email", "sign-up/email", "admin/set-role", "admin/impersonate-user", "admin/ban-user");
    for (const path of posts) {
      const answer = await admin.call(`/api/auth/${path}`, { name: "Mallory", userId: member.userId });
      const body = (await answer.json()) as { code: string; message: string };
      expect([path, answer.status, body.code]).toEqual([path, 403, "IMPERSONATED"]);
      expect(body.message).toContain(words);
    }
    for (const path of ["list-sessions", "verify-email?token=x"])
      expect([path, (await admin.call(`/api/auth/${path}`)).status]).toEqual([path, 403]);
    expect(await count("SELECT count(*) AS n FROM user WHERE id = ? AND name = 'Mallory'", member.userId)).toBe(0);
    expect(await count("SELECT count(*) AS n FROM session WHERE user_id = ?", member.userId)).toBe(before);
    expect((await admin.client.getSession()).data?.user.email).toBe(member.email);
  });

  it("ends, and the admin is signed in as himself again", async () => {
    const out = await admin.call("/stop-impersonating", new URLSearchParams());
    expect(out.headers.get("location")).toBe("/app/dashboard");
    expect((await admin.client.getSession()).data?.user.email).toBe(ADMIN_EMAIL);
    expect((await admin.call("/app/exports", new URLSearchParams({ intent: "x" }))).status).not.toBe(403);
  });
});
