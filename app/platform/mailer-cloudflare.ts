import { sortFailure } from "./mail-codes";
import type { MailAdapter, MailOutcome } from "./mailer";

/** Sends through the binding `EMAIL`. The service knows no idempotency key: a crash after sending may send twice. */
export function createCloudflareMailAdapter(binding: SendEmail): MailAdapter {
  return async (_id, from, mail) => {
    try {
      const { locale: _, ...rest } = mail;
      const sent = await binding.send({ from: parseSender(from), ...rest });
      return { ok: true, messageId: sent?.messageId };
    } catch (error) {
      return classifyFailure(error);
    }
  };
}

/** By the code of Cloudflare's Email Service (developers.cloudflare.com/email-service); its sentence may hold an address. */
export function classifyFailure(error: unknown): MailOutcome {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "E_UNKNOWN";
  return sortFailure(/^[A-Z0-9_]{1,60}$/.test(code) ? code : "E_UNKNOWN");
}

function parseSender(from: string): { name: string; email: string } {
  const [, name = "", email = ""] = /^(.*)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim(), email };
}
