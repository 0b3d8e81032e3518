import { z } from "zod";
import { sortFailure } from "./mail-codes";
import type { MailAdapter, MailOutcome } from "./mailer";

const address = "https://api.resend.com/emails";
const timeoutMs = 20_000;
/** Longer is no rate limit; the job comes back and asks again. */
const longestWaitSeconds = 60 * 60;

const sentSchema = z.object({ id: z.string().min(1).max(500) });
const refusalSchema = z.object({ name: z.string().regex(/^[a-z0-9_]{1,50}$/) });

/** Sends through Resend's API. For 24 hours it takes a mail of one outbox id once, so that a repeated try sends nothing. */
export function createResendMailAdapter(apiKey: string, fetcher: typeof fetch): MailAdapter {
  return async (id, from, { to, subject, html, text, headers, replyTo }) => {
    try {
      const response = await fetcher(address, {
        method: "POST",
        headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", "Idempotency-Key": id },
        body: JSON.stringify({ from, to, subject, html, text, headers, reply_to: replyTo }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer: unknown = await response.json().catch(() => null);
      if (response.ok) return { ok: true, messageId: sentSchema.safeParse(answer).data?.id };
      return classifyRefusal(response, answer);
    } catch {
      return sortFailure("RESEND_UNREACHABLE");
    }
  };
}

/** By status and name of the error (resend.com/docs/api-reference/errors); its sentence may hold an address. */
function classifyRefusal({ status, headers }: Response, answer: unknown): MailOutcome {
  const name = refusalSchema.safeParse(answer).data?.name ?? `http_${status}`;
  // A try before was taken and its answer got lost; this one differs only in the time of its links.
  if (name === "invalid_idempotent_request") return { ok: true };
  if (name === "rate_limit_exceeded") return { ...sortFailure("RESEND_RATE_LIMIT_EXCEEDED"), ...askedWait(headers) };
  const outcome = sortFailure(`RESEND_${name.toUpperCase()}`);
  const isSender = status === 401 || status === 403;
  // The same name with 422 is a fault of the mail; with 403 the domain or the key may not send to others yet.
  return isSender && outcome.waitSeconds === undefined ? sortFailure("RESEND_SENDER_REFUSED") : outcome;
}

function askedWait(headers: Headers): { waitSeconds?: number } {
  const seconds = Math.ceil(Number(headers.get("retry-after") ?? Number.NaN));
  return seconds >= 0 ? { waitSeconds: Math.min(Math.max(seconds, 1), longestWaitSeconds) } : {};
}
