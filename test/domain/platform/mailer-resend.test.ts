import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMailer } from "../../../app/platform/mailer";
import { createResendMailAdapter } from "../../../app/platform/mailer-resend";

const apiKey = "re_of_a_test";
const taken = new Map<string, string>();
const asked: string[] = [];
let refusal: { status: number; name?: string; headers?: Record<string, string>; body?: string } | null = null;
let server: Server;
let origin: string;

/** Resend as its reference describes it: who asks, what is refused, and one mail an idempotency key. */
async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
  const error = (status: number, name: string) => ({
    status,
    body: JSON.stringify({ statusCode: status, name, message: "To ada@tenant.test" }),
  });
  const body = await readText(request);
  asked.push(`${request.method} ${request.url}`);
  if (request.headers.authorization !== `Bearer ${apiKey}`) return error(403, "invalid_api_key");
  if (refusal) {
    return refusal.name
      ? error(refusal.status, refusal.name)
      : { status: refusal.status, body: refusal.body ?? "<html>Bad gateway</html>" };
  }
  const key = String(request.headers["idempotency-key"]);
  if ((taken.get(key) ?? body) !== body) return error(409, "invalid_idempotent_request");
  taken.set(key, body);
  return { status: 200, body: JSON.stringify({ id: `resend-${key}` }) };
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { status, body } = await answer(request);
    response.writeHead(status, { "Content-Type": "application/json", ...refusal?.headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const mail = {
  to: "ada@tenant.test",
  locale: "es",
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello. Questions: help@rentform.test",
  headers: { "List-Unsubscribe": "<https://rentform.test/x>" },
};

/** The real adapter, behind the door that every mail leaves by; only the host is another. */
function send(id: string, { key = apiKey, html = mail.html, at = origin } = {}) {
  const fetcher: typeof fetch = (url, init) => fetch(String(url).replace("https://api.resend.com", at), init);
  const mailer = createMailer(
    { mailFrom: "Rentform <hello@rentform.test>", supportEmail: "help@rentform.test" },
    createResendMailAdapter(key, fetcher),
  );
  return mailer.send(id, { ...mail, html });
}

describe("a mail sent through Resend", () => {
  it("is sent once for an outbox id, with all its parts", async () => {
    refusal = null;
    const first = await send("job-1");
    expect(first).toEqual({ ok: true, messageId: "resend-job-1" });
    expect(await send("job-1")).toEqual(first);
    expect(JSON.parse(taken.get("job-1") ?? "")).toEqual({
      ...{ from: "Rentform <hello@rentform.test>", reply_to: "help@rentform.test" },
      ...{ to: mail.to, subject: mail.subject, html: mail.html, text: mail.text },
      headers: { "Auto-Submitted": "auto-generated", "Content-Language": "es", ...mail.headers },
    });
    expect(new Set(asked)).toEqual(new Set(["POST /emails"]));
    // The links of a repeated try are written anew; the mail left at the first.
    expect(await send("job-1", { html: "<p>Hello, again</p>" })).toEqual({ ok: true });
    expect(JSON.parse(taken.get("job-1") ?? "").html).toBe(mail.html);
  });

  const hour = 60 * 60;
  it.each<[number, string | undefined, object, Record<string, string>?]>([
    [403, "invalid_api_key", { kind: "retry", code: "RESEND_INVALID_API_KEY", waitSeconds: hour / 4 }],
    [401, "missing_api_key", { kind: "retry", code: "RESEND_MISSING_API_KEY", waitSeconds: hour / 4 }],
    [403, "validation_error", { kind: "retry", code: "RESEND_SENDER_REFUSED", waitSeconds: hour / 4 }],
    [403, "suspended_key_of_tomorrow", { kind: "retry", code: "RESEND_SENDER_REFUSED", waitSeconds: hour / 4 }],
    [422, "invalid_from_address", { kind: "retry", code: "RESEND_INVALID_FROM_ADDRESS", waitSeconds: hour / 4 }],
    [429, "daily_quota_exceeded", { kind: "retry", code: "RESEND_DAILY_QUOTA_EXCEEDED", waitSeconds: 6 * hour }],
    [429, "monthly_quota_exceeded", { kind: "retry", code: "RESEND_MONTHLY_QUOTA_EXCEEDED", waitSeconds: 6 * hour }],
    [
      429,
      "rate_limit_exceeded",
      { kind: "retry", code: "RESEND_RATE_LIMIT_EXCEEDED", waitSeconds: 7 },
      { "retry-after": "7" },
    ],
    [
      429,
      "rate_limit_exceeded",
      { kind: "retry", code: "RESEND_RATE_LIMIT_EXCEEDED", waitSeconds: hour },
      { "retry-after": "999999" },
    ],
    [429, "rate_limit_exceeded", { kind: "retry", code: "RESEND_RATE_LIMIT_EXCEEDED" }, { "retry-after": "tomorrow" }],
    [409, "concurrent_idempotent_requests", { kind: "retry", code: "RESEND_CONCURRENT_IDEMPOTENT_REQUESTS" }],
    [422, "validation_error", { kind: "permanent", code: "RESEND_VALIDATION_ERROR" }],
    [422, "missing_required_field", { kind: "permanent", code: "RESEND_MISSING_REQUIRED_FIELD" }],
    [500, "application_error", { kind: "retry", code: "RESEND_APPLICATION_ERROR" }],
    [502, undefined, { kind: "retry", code: "RESEND_HTTP_502" }],
    [500, "To ada@tenant.test", { kind: "retry", code: "RESEND_HTTP_500" }],
  ])("that is refused with %i %s is classified", async (status, name, outcome, headers) => {
    refusal = { status, ...(name ? { name } : {}), ...(headers ? { headers } : {}) };
    expect(await send("job-2")).toEqual({ ok: false, ...outcome });
    expect(taken.has("job-2")).toBe(false);
  });

  it("reports a wrong key and a missing response", async () => {
    refusal = null;
    expect(await send("job-3", { key: "re_old" })).toMatchObject({ code: "RESEND_INVALID_API_KEY" });
    const nobody = { ok: false, kind: "retry", code: "RESEND_UNREACHABLE" };
    expect(await send("job-3", { at: "http://127.0.0.1:1" })).toEqual(nobody);
  });

  it("counts as sent when the response is unreadable", async () => {
    refusal = { status: 200, body: "thanks" };
    expect(await send("job-4")).toEqual({ ok: true, messageId: undefined });
  });
});
