import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { getHealth } from "../../../app/features/operator/operations/queries/get-health.server";
import { recipientHash } from "../../../app/platform/mail-block.server";
import { createJobTrace } from "../../../app/platform/request-trace";
import { resendApi } from "../../../workers/api/resend";
import type { AppEnv } from "../../../workers/app-env";
import { createServices } from "../../../workers/services";
import { bindings, countRows, ids } from "../../support/forms";
import { silentLog, testEnv } from "../../support/services";

const RESEND_WEBHOOK_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const resendEnv = { ...testEnv, MAIL_ADAPTER: "resend", RESEND_API_KEY: "re_of_a_test", RESEND_WEBHOOK_SECRET };
const tables = ["mail_return", "mail_block", "mail_count"];

beforeEach(async () => {
  for (const table of tables) await bindings.DB.prepare(`DELETE FROM ${table}`).run();
});

const servicesOf = (env: typeof testEnv) => createServices(env, () => undefined, { log: silentLog, isSelling: false });

/** The route as workers/app.ts mounts it, on the services of one environment. */
function post(body: string, headers: Record<string, string>, env = resendEnv as typeof testEnv): Promise<Response> {
  const app = new Hono<AppEnv>();
  app.use("*", async (c, next) => {
    c.set("services", servicesOf(env));
    c.set("trace", createJobTrace("test"));
    await next();
  });
  app.route("/api/mail", resendApi);
  const request = new Request("https://rentform.test/api/mail/resend-events", { method: "POST", body, headers });
  return Promise.resolve(app.fetch(request));
}

/** Signs as Svix does, with nothing of ours. */
async function signed(body: string, at = Date.now()): Promise<Record<string, string>> {
  const raw = Uint8Array.from(atob(RESEND_WEBHOOK_SECRET.slice("whsec_".length)), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const id = `msg_${ids.nodeId()}`;
  const timestamp = String(Math.floor(at / 1000));
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id}.${timestamp}.${body}`));
  const code = btoa(String.fromCharCode(...new Uint8Array(mac)));
  return { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": `v1,${code}` };
}

const event = (type: string, to: string, rest: object = {}) =>
  JSON.stringify({
    type,
    created_at: "2026-11-20T08:00:00.000Z",
    data: { email_id: `resend-${to}`, from: "Rentform <hello@rentform.test>", to: [to], subject: "Hello", ...rest },
  });
const tell = async (body: string) => (await post(body, await signed(body))).status;
const anAddress = () => `${ids.nodeId().toLowerCase()}@tenant.test`;
const rows = async () => Promise.all(tables.map((table) => countRows(`SELECT count(*) AS n FROM ${table}`)));
const counts = async () => {
  const { results } = await bindings.DB.prepare("SELECT what, count FROM mail_count").all<{
    what: string;
    count: number;
  }>();
  return Object.fromEntries(results.map(({ what, count }) => [what, count]));
};
const returned = (to: string) =>
  bindings.DB.prepare("SELECT state, code, at FROM mail_return WHERE message_id = ?").bind(`resend-${to}`).first();
const blockOf = async (to: string) =>
  bindings.DB.prepare("SELECT reason FROM mail_block WHERE recipient_hash = ?")
    .bind(await recipientHash(servicesOf(testEnv).config.secret, to))
    .first<string>("reason");

describe("a delivery event of Resend", () => {
  it.each<[string, object, { state: string; code: string }, string | null]>([
    ["email.delivery_delayed", {}, { state: "deferred", code: "" }, null],
    [
      "email.bounced",
      { bounce: { type: "Permanent", subType: "General", message: "No such user" } },
      { state: "bounced", code: "General" },
      "hard-bounce",
    ],
    [
      "email.bounced",
      { bounce: { type: "Transient", subType: "MailboxFull", message: "Full" } },
      { state: "bounced", code: "MailboxFull" },
      null,
    ],
    ["email.bounced", { bounce: { message: "Without a type" } }, { state: "bounced", code: "" }, null],
    ["email.complained", {}, { state: "complained", code: "" }, "complaint"],
    [
      "email.failed",
      { failed: { reason: "reached_daily_quota" } },
      { state: "failed", code: "reached_daily_quota" },
      null,
    ],
    [
      "email.suppressed",
      { suppressed: { message: "Of ada@tenant.test" } },
      { state: "rejected", code: "" },
      "suppressed",
    ],
  ])("of the type %s %j is recorded with its state and block", async (type, rest, kept, reason) => {
    const to = anAddress();
    const body = event(type, to, rest);
    expect([await tell(body), await tell(body)]).toEqual([200, 200]);
    expect(await returned(to)).toEqual({ ...kept, at: Date.parse("2026-11-20T08:00:00.000Z") });
    expect([await blockOf(to), (await rows()).slice(0, 2)]).toEqual([reason, [1, reason ? 1 : 0]]);
  });

  it("of a delivered mail is counted, and its delay is forgotten", async () => {
    const to = anAddress();
    await tell(event("email.delivery_delayed", to));
    expect(await tell(event("email.delivered", to))).toBe(200);
    expect([await returned(to), await counts()]).toEqual([null, { deferred: 1, delivered: 1 }]);
  });

  it.each(["email.opened", "toString", "domain.updated"])(
    "of the unknown type %s is acknowledged and counted",
    async (type) => {
      expect([await tell(event(type, anAddress())), await counts()]).toEqual([200, { unknown: 1 }]);
    },
  );

  it("with a malformed body is acknowledged and counted as unknown", async () => {
    for (const body of ["", "{", "[]", '{"type":"email.bounced","data":{"to":[]}}']) expect(await tell(body)).toBe(200);
    expect([await counts(), (await rows()).slice(0, 2)]).toEqual([{ unknown: 4 }, [0, 0]]);
  });

  // Red when the route does not look at the signature.
  it("without Resend's signature, or signed long ago, writes nothing", async () => {
    const body = event("email.complained", anAddress());
    const good = await signed(body);
    const answers = await Promise.all([
      post(body, {}),
      post(body.replace("complained", "bounced"), good),
      post(body, { ...good, "svix-id": "msg_other" }),
      post(body, await signed(body, Date.now() - 6 * 60_000)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await rows()).toEqual([0, 0, 0]);
  });

  it("over the size of an event is refused", async () => {
    const body = event("email.complained", anAddress(), { subject: "x".repeat(64 * 1024) });
    expect([await tell(body), await rows()]).toEqual([413, [0, 0, 0]]);
  });

  it("is answered 404 where mail is sent another way or the secret is missing", async () => {
    const body = event("email.complained", anAddress());
    const elsewhere = { ...resendEnv, MAIL_ADAPTER: "cloudflare" } as typeof testEnv;
    const { RESEND_WEBHOOK_SECRET: _none, ...deaf } = resendEnv;
    const headers = await signed(body);
    const answers = [await post(body, headers, elsewhere), await post(body, headers, deaf as typeof testEnv)];
    expect([answers.map(({ status }) => status), await rows()]).toEqual([
      [404, 404],
      [0, 0, 0],
    ]);
  });
});

// Red without rateLimit.take(refusedMailEvents) in workers/api/resend.ts: nobody learns that the secret is the wrong one.
it("the operator is alarmed by five wrong Resend signatures within an hour, not by missing ones", async () => {
  await bindings.DB.prepare("DELETE FROM rate_bucket").run();
  const body = event("email.delivered", anAddress());
  const checks = async () => (await getHealth(servicesOf(testEnv))).checks.mailEvents;
  for (let sent = 0; sent < 9; sent += 1) expect((await post(body, {})).status).toBe(401);
  for (let sent = 0; sent < 4; sent += 1) expect((await post(`${body} `, await signed(body))).status).toBe(401);
  expect((await checks()).level).toBe("ok");
  expect((await post(`${body} `, await signed(body))).status).toBe(401);
  expect(await checks()).toEqual({ level: "warn", figure: 5 });
});
