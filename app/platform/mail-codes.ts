import type { MailOutcome } from "./mailer";

/** Code of a mail that was not handed over because mail to its address came back lately, or its reader complained. */
export const recipientBlocked = "recipient-blocked";

/** Its address does not take the mail: nobody but its owner can do anything about that. */
export const recipientFaults = [
  "E_RECIPIENT_SUPPRESSED",
  "E_RECIPIENT_NOT_ALLOWED",
  recipientBlocked,
  "bounced",
  "complained",
] as const;

/** The mail came back, and may not the next time. */
export const returnFaults = ["bounced-soft", "failed", "rejected"] as const;

/** We may not send at all: the operator has to act, and until then every mail waits. */
export const senderFaults = [
  "E_SENDER_NOT_VERIFIED",
  "E_SENDER_DOMAIN_NOT_AVAILABLE",
  "RESEND_MISSING_API_KEY",
  "RESEND_INVALID_API_KEY",
  "RESEND_RESTRICTED_API_KEY",
  "RESEND_INVALID_FROM_ADDRESS",
  "RESEND_SENDER_REFUSED",
] as const;

/** The mail service takes no more for now. */
export const quotaFaults = [
  "E_DAILY_LIMIT_EXCEEDED",
  "RESEND_DAILY_QUOTA_EXCEEDED",
  "RESEND_MONTHLY_QUOTA_EXCEEDED",
] as const;

/** What no second try will cure. */
const permanentCodes: readonly string[] = [
  "E_RECIPIENT_SUPPRESSED",
  "E_RECIPIENT_NOT_ALLOWED",
  "E_VALIDATION_ERROR",
  "E_FIELD_MISSING",
  "E_TOO_MANY_RECIPIENTS",
  "E_CONTENT_TOO_LARGE",
  "RESEND_VALIDATION_ERROR",
  "RESEND_MISSING_REQUIRED_FIELD",
  "RESEND_INVALID_PARAMETER",
  "RESEND_INVALID_IDEMPOTENCY_KEY",
];

/** The quota is asked for again four times a day until it is renewed. */
const quotaWaitSeconds = 6 * 60 * 60;
/** The operator is told at once; no mail is lost until the sender is right. */
const senderWaitSeconds = 15 * 60;

const isAmong = (codes: readonly string[], code: string) => codes.includes(code);

/** What a mail service's code means for a job. What nobody knows is tried again. `code`: of capitals, safe to keep. */
export function sortFailure(code: string): Extract<MailOutcome, { ok: false }> {
  const waitSeconds = isAmong(quotaFaults, code) ? quotaWaitSeconds : senderWaitSeconds;
  if (isAmong(quotaFaults, code) || isAmong(senderFaults, code)) return { ok: false, kind: "retry", code, waitSeconds };
  const isPermanent = isAmong(permanentCodes, code) || code.startsWith("E_HEADER");
  return { ok: false, kind: isPermanent ? "permanent" : "retry", code };
}
