import { Hono } from "hono";
import { receiveEvent } from "../../app/features/money/billing/commands/receive-event.server";
import { FAILURE_LOGGED_HEADER } from "../../app/kernel/failure";
import { readBytes } from "../../app/platform/body/bytes";
import type { AppEnv } from "../app-env";

/** Stripe's own limit is lower; more is nobody's event. */
const eventBytesMax = 256 * 1024;

/** What Stripe tells: POST /api/stripe/webhook. The signature is over the text as it came, so nothing parses it before. */
export const stripeApi = new Hono<AppEnv>();

stripeApi.post("/webhook", async (c) => {
  c.get("trace").route = "/api/stripe/webhook";
  const signature = c.req.header("Stripe-Signature");
  const bytes = await readBytes(c.req.raw, eventBytesMax);
  const answer = !bytes
    ? new Response("This event is too large.", { status: 413 })
    : signature
      ? await receiveEvent(c.get("services"), new TextDecoder().decode(bytes), signature)
      : new Response("There is no signature.", { status: 400 });
  const headers = { "Cache-Control": "no-store", [FAILURE_LOGGED_HEADER]: "yes" };
  return new Response(answer.body, { status: answer.status, headers });
});
