import { z } from "zod";
import type { Config } from "./config";

/** One mail as it leaves. The recipient comes from a stored record, never from a request. */
export type OutgoingMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

/** "retry": the provider may take it later. "permanent": it never will. `code` is safe to log. */
export type MailOutcome =
  /** `messageId`: the provider's, by which it tells later what became of the mail. */
  | { ok: true; messageId?: string }
  /** `waitSeconds`: how long the provider will go on saying no. */
  | { ok: false; kind: "retry" | "permanent"; code: string; waitSeconds?: number };

/** What a provider's adapter does with a mail that has passed the door below. `id` is the outbox row's. */
export type MailAdapter = (id: string, from: string, mail: OutgoingMail) => Promise<MailOutcome>;

export type Mailer = { send(id: string, mail: OutgoingMail): Promise<MailOutcome> };

/** How many mails left ("sent") or did not ("error:" and the code) that stand in no count of the day yet. */
export type MailCounts = Map<string, number>;

/** No line break and no NUL: a header cannot be ended early, whatever the provider does with it. */
const headerValue = z.string().regex(/^[^\r\n\0]+$/);
const mailSchema = z.object({
  to: z
    .string()
    .regex(/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/)
    .max(254),
  subject: headerValue.pipe(z.string().max(200)),
  html: z.string().min(1),
  text: z.string().min(1),
  headers: z.record(z.string().regex(/^[A-Za-z0-9-]+$/), headerValue).optional(),
});

/** Every mail leaves here. Several recipients, or a line break in a header: "permanent", code "refused-here". */
export function createMailer(config: Pick<Config, "mailFrom">, adapter: MailAdapter): Mailer {
  return {
    async send(id, mail) {
      const checked = mailSchema.safeParse(mail);
      if (!checked.success) return { ok: false, kind: "permanent", code: "refused-here" };
      return adapter(id, config.mailFrom, checked.data);
    },
  };
}
