import { Hono } from "hono";
import { recordMailEvents } from "../../app/features/operator/operations/commands/record-mail-events.server";
import { FAILURE_LOGGED_HEADER } from "../../app/kernel/failure";
import { readBytes } from "../../app/platform/body/bytes";
import { readResendEvent } from "../../app/platform/mail-events";
import { isSignedWebhook, refusedMailEvents } from "../../app/platform/webhook-signature";
import type { Services } from "../../app/services";
import type { AppEnv } from "../app-env";

/** An event holds a subject and some addresses, no mail. */
const eventBytesMax = 64 * 1024;

/** What Resend tells of mails: POST /api/mail/resend-events. Resend repeats what is not answered by 200. */
export const resendApi = new Hono<AppEnv>();

resendApi.post("/resend-events", async (c) => {
  c.get("trace").route = "/api/mail/resend-events";
  const answer = await receiveEvent(c.get("services"), c.req.raw);
  const headers = { "Cache-Control": "no-store", [FAILURE_LOGGED_HEADER]: "yes" };
  return new Response(answer.words, { status: answer.status, headers });
});

async function receiveEvent(services: Services, request: Request): Promise<{ status: number; words: string }> {
  const { config, clock, log } = services;
  const { webhookSecret } = config.resend;
  if (config.mailAdapter !== "resend" || !webhookSecret) return { status: 404, words: "Nothing listens here." };
  const bytes = await readBytes(request, eventBytesMax);
  if (!bytes) return { status: 413, words: "This event is too large." };
  const now = clock.now().getTime();
  const signature = {
    id: request.headers.get("svix-id"),
    timestamp: request.headers.get("svix-timestamp"),
    signatures: request.headers.get("svix-signature"),
  };
  if (!(await isSignedWebhook(webhookSecret, signature, bytes, now))) {
    // What bears no signature at all is nobody's event; a stranger who makes some up raises an alarm and no more.
    if (signature.id && /(^| )v1,[A-Za-z0-9+/]{43}=( |$)/.test(signature.signatures ?? ""))
      await services.rateLimit.take(refusedMailEvents, "all");
    return { status: 401, words: "The signature does not fit." };
  }
  const read = readResendEvent(new TextDecoder().decode(bytes), now);
  if (!read.ok) log.warn("unknown-mail-events", { count: 1 });
  await recordMailEvents(services, read.ok ? [read.event] : [], read.ok ? 0 : 1);
  return { status: 200, words: "Kept." };
}
