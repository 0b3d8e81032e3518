import { z } from "zod";
import { type MailEventKind, mailEvents } from "../db/schema/mail";

/** What became of a mail after a mail service took it. `isHard`: the address takes no mail. `at` in milliseconds. */
export type MailEvent = {
  messageId: string;
  recipient: string;
  kind: MailEventKind;
  isHard: boolean;
  /** SMTP's enhanced code or a word of the service; safe to keep and log. */
  code: string;
  at: number;
};

/** "unknown": nothing that we have a use for; it is counted and taken off the queue. */
export type ReadEvent = { ok: true; event: MailEvent } | { ok: false };

const text = z.string().max(2_000).optional();

/** Cloudflare's events of a sending domain (developers.cloudflare.com/email-service/platform/event-subscriptions). */
const cloudflareSchema = z.object({
  type: z
    .string()
    .transform((type) => type.replace("cf.email.sending.message.", ""))
    .pipe(z.enum(mailEvents)),
  payload: z.object({
    messageId: z.string().min(1).max(500),
    recipient: z.string().min(3).max(254),
    delivery: z.object({ smtpEnhancedStatusCode: text, smtpStatusCode: text }).optional(),
    bounce: z.object({ type: text }).optional(),
    failure: z.object({ reason: text }).optional(),
    rejection: z.object({ reason: text }).optional(),
  }),
  metadata: z.object({ eventTimestamp: z.iso.datetime({ offset: true }).optional() }).optional(),
});

/** Reads a message of the queue of events. Anybody's words in it are left behind. */
export function readCloudflareEvent(body: unknown, now: number): ReadEvent {
  const parsed = cloudflareSchema.safeParse(body);
  if (!parsed.success) return { ok: false };
  const { type: kind, payload, metadata } = parsed.data;
  const { messageId, recipient, delivery, bounce, failure, rejection } = payload;
  const code = [delivery?.smtpEnhancedStatusCode, rejection?.reason, failure?.reason, delivery?.smtpStatusCode];
  const isHard = bounce?.type === "hard" || rejection?.reason === "suppressed";
  const at = metadata?.eventTimestamp ? Date.parse(metadata.eventTimestamp) : now;
  return { ok: true, event: { messageId, recipient, kind, isHard, code: safeCode(code), at: Math.min(at, now) } };
}

/** Resend's names of what we have a use for (resend.com/docs/webhooks). "suppressed": its own list refused the address. */
const resendKinds: Record<string, MailEventKind> = {
  "email.delivered": "delivered",
  "email.delivery_delayed": "deferred",
  "email.bounced": "bounced",
  "email.complained": "complained",
  "email.failed": "failed",
  "email.suppressed": "rejected",
};

const resendSchema = z.object({
  type: z.string().refine((type) => Object.hasOwn(resendKinds, type)),
  created_at: text,
  data: z.object({
    email_id: z.string().min(1).max(500),
    to: z.array(z.string().min(3).max(254)).min(1),
    bounce: z.object({ type: text, subType: text }).optional(),
    failed: z.object({ reason: text }).optional(),
  }),
});

/** Reads the body of a webhook, whose signature was looked at before. Our mails have one recipient each. */
export function readResendEvent(body: string, now: number): ReadEvent {
  const { data: parsed } = resendSchema.safeParse(parseJson(body));
  const kind = parsed && resendKinds[parsed.type];
  const recipient = parsed?.data.to[0];
  if (!parsed || !kind || !recipient) return { ok: false };
  const { email_id: messageId, bounce, failed } = parsed.data;
  const isHard = kind === "rejected" || (kind === "bounced" && bounce?.type === "Permanent");
  const code = safeCode([bounce?.subType, bounce?.type, failed?.reason]);
  const at = Date.parse(parsed.created_at ?? "");
  return {
    ok: true,
    event: { messageId, recipient, kind, isHard, code, at: Number.isNaN(at) ? now : Math.min(at, now) },
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The first that is a code and no sentence. */
function safeCode(candidates: readonly (string | undefined)[]): string {
  return candidates.find((code) => code !== undefined && /^[A-Za-z0-9._-]{1,60}$/.test(code)) ?? "";
}
