import type { MailAdapter, MailOutcome } from "./mailer";

/** Codes of Cloudflare's Email Service that no second try will cure (developers.cloudflare.com/email-service). */
const permanentCodes = new Set([
  "E_RECIPIENT_SUPPRESSED",
  "E_RECIPIENT_NOT_ALLOWED",
  "E_VALIDATION_ERROR",
  "E_FIELD_MISSING",
  "E_TOO_MANY_RECIPIENTS",
  "E_CONTENT_TOO_LARGE",
  "E_HEADER_NOT_ALLOWED",
  "E_HEADER_VALUE_INVALID",
]);

/** The daily quota is used up: asked again four times a day until it is renewed. */
const dailyWaitSeconds = 6 * 60 * 60;

/** Sends through the binding `EMAIL`. The service knows no idempotency key: a crash after sending may send twice. */
export function createCloudflareMailAdapter(binding: SendEmail): MailAdapter {
  return async (_id, from, mail) => {
    try {
      const { headers, ...rest } = mail;
      await binding.send({ from: parseSender(from), ...rest, ...(headers ? { headers } : {}) });
      return { ok: true };
    } catch (error) {
      return classifyFailure(error);
    }
  };
}

/** Limits and faults of the service are worth another try; what it says of the mail or its recipient is not. */
export function classifyFailure(error: unknown): MailOutcome {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "E_UNKNOWN";
  const safeCode = /^[A-Z0-9_]{1,60}$/.test(code) ? code : "E_UNKNOWN";
  if (safeCode === "E_DAILY_LIMIT_EXCEEDED")
    return { ok: false, kind: "retry", code: safeCode, waitSeconds: dailyWaitSeconds };
  return { ok: false, kind: permanentCodes.has(safeCode) ? "permanent" : "retry", code: safeCode };
}

function parseSender(from: string): { name: string; email: string } {
  const [, name = "", email = ""] = /^(.*)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim(), email };
}
