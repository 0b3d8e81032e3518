import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listForms } from "../../../app/features/rent-forms/queries/list-forms.server";
import { sweepHeartbeat } from "../../../workers/jobs/sweeps/heartbeat";
import { mayReadReplica } from "../../../workers/replica-pages";
import { createServices } from "../../../workers/services";
import { anAccountForm } from "../../support/account-forms";
import { anAccount, bindings } from "../../support/forms";
import { laggingDatabase } from "../../support/lagging-database";
import { routeExamples } from "../../support/route-examples";
import { handClock, silentLog, testEnv, testServices } from "../../support/services";

const origin = "https://rentform.example";

/** An installation whose replica lags: `ask` makes the services of one request. */
async function aWorld() {
  const clock = handClock();
  const database = laggingDatabase(bindings.DB);
  const env = { ...testEnv, DB: database.binding, READ_REPLICAS: "on" };
  const ask = (path: string, init: RequestInit = {}) => {
    const request = new Request(origin + path, init);
    return createServices(env, () => undefined, { clock, log: silentLog, isSelling: false, request });
  };
  const own = testServices({ clock });
  const { actor, userId } = await anAccount(own);
  const { formId } = await anAccountForm(own, actor);
  const title = async (services: ReturnType<typeof ask>) =>
    (await listForms(services, actor, { search: "", filter: "current", sort: "newest", before: null }))?.forms[0]
      ?.title;
  const rename = (services: ReturnType<typeof ask>, to: string) =>
    services.db.run(sql`UPDATE rent_form SET title = ${to} WHERE id = ${formId}`);
  await sweepHeartbeat(ask("/", { method: "POST" }));
  const before = await title(ask("/app/forms"));
  database.lag();
  return { ...database, ask, clock, actor, userId, title, rename, before };
}

describe("a page that a replica may serve", () => {
  it("is read from it, and not where somebody has just written", async () => {
    const { ask, title, rename, before } = await aWorld();
    const press = ask("/app/forms", { method: "POST" });
    await rename(press, "New");
    const cookie = press.bookmarkCookie()?.split(";")[0] ?? "";
    // Red without the bookmark in the cookie.
    expect(await title(ask("/app/forms", { headers: { cookie } }))).toBe("New");
    // What anybody else sees: the replica lags.
    expect(await title(ask("/app/forms"))).toBe(before);
    expect(ask("/app/forms").bookmarkCookie()).toBeNull();
  });

  it("shows its own write within the same request", async () => {
    const { ask, title, rename } = await aWorld();
    const page = ask("/app/forms");
    await title(page);
    await rename(page, "New");
    expect(await page.db.all(sql`SELECT count(*) AS n FROM rent_form WHERE title = 'New'`)).not.toEqual([{ n: 0 }]);
  });

  // Red where the heartbeat is not looked at: the replica says for hours what was true when it stopped.
  it("is asked of the primary once the replica is a minute and a half behind", async () => {
    const { ask, clock, title, rename, before, asked } = await aWorld();
    await rename(ask("/app/forms", { method: "POST" }), "New");
    clock.advance(90_000);
    expect(await title(ask("/app/forms"))).toBe(before);
    clock.advance(1);
    asked.length = 0;
    expect(await title(ask("/app/forms"))).toBe("New");
    expect(asked.map(({ where }) => where)).toEqual(["replica", "replica", "replica", "primary", "primary"]);
  });
});

describe("what never reads a replica", () => {
  // Red where a page is added to `replicaPages`: look first whether it shows applicants, money or sessions.
  it("is every page but these", () => {
    const paths = Object.keys(routeExamples).filter((path) => mayReadReplica(new Request(origin + path)));
    expect(paths.sort()).toEqual([
      "/app/forms",
      "/app/forms/:rentFormId/versions/:number",
      "/app/guest-forms",
      "/app/settings",
      "/app/settings/notifications",
      "/app/settings/profile",
    ]);
  });

  it("is every post, and every job", async () => {
    const { ask, title, asked } = await aWorld();
    asked.length = 0;
    await title(ask("/app/forms", { method: "POST" }));
    await title(ask("/app/dashboard"));
    expect(new Set(asked.map(({ where }) => where))).toEqual(new Set(["primary"]));
  });

  // Red where the sessions are asked of the page's database.
  it("is a session, wherever its page is read: a revoked one opens nothing", async () => {
    const { ask, actor, asked } = await aWorld();
    const cookie = `rf.session_token=${await signed(actor.sessionToken)}`;
    const page = () => ask("/app/forms", { headers: { cookie } });
    const read = async () => {
      const { auth } = page();
      return (await auth.readSession(new Request(`${origin}/app/forms`, { headers: { cookie } }))).signedIn?.userId;
    };
    expect(await read()).toBeTypeOf("string");
    await bindings.DB.prepare("DELETE FROM session WHERE token = ?").bind(actor.sessionToken).run();
    asked.length = 0;
    expect(await read()).toBeUndefined();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ where }) => where === "replica")).toEqual([]);
  });

  it("is a limit", async () => {
    const { ask, asked } = await aWorld();
    asked.length = 0;
    await ask("/app/forms").rateLimit.take({ action: "test", limit: 1, windowSeconds: 60 }, "somebody");
    expect(asked.filter(({ where }) => where === "replica")).toEqual([]);
  });
});

it("where nothing is said, no session of D1 is opened", async () => {
  const { binding, asked } = laggingDatabase(bindings.DB);
  const withSession = () => {
    throw new Error("a session");
  };
  const env = { ...testEnv, DB: { ...binding, withSession } as unknown as D1Database };
  const request = new Request(`${origin}/app/forms`);
  const services = createServices(env, () => undefined, { log: silentLog, request });
  await services.db.batch([services.db.run(sql`UPDATE rent_form SET title = title WHERE id = 'none'`)]);
  expect([asked.length, services.bookmarkCookie(), await sweepHeartbeat(services)]).toEqual([1, null, 0]);
});

/** As the library signs its cookie. */
async function signed(token: string): Promise<string> {
  const secret = new TextEncoder().encode(String(testEnv.SECRET));
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(token)));
  return encodeURIComponent(`${token}.${btoa(String.fromCharCode(...bytes))}`);
}
