import { z } from "zod";
import type { Config } from "./config";

/** One mail as it leaves. The recipient comes from a stored record, never from a request. */
export type OutgoingMail = {
  to: string;
  /** Of its words. */
  locale: string;
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
export type MailAdapter = (id: string, from: string, mail: AddressedMail) => Promise<MailOutcome>;

/** A mail with all its headers. `replyTo`: who reads answers; without it nobody does. */
type AddressedMail = OutgoingMail & { headers: Record<string, string>; replyTo?: string };

export type Mailer = { send(id: string, mail: OutgoingMail): Promise<MailOutcome> };

/** How many mails left ("sent") or did not ("error:" and the code) that stand in no count of the day yet. */
export type MailCounts = Map<string, number>;

/** No line break and no NUL: a header cannot be ended early, whatever the provider does with it. */
const headerValue = z.string().regex(/^[^\r\n\0]+$/);
/** What a mail may set by itself. Cloudflare refuses a mail with a header that is not on its list (email-service/reference/headers). */
const headerName = z.enum(["Auto-Submitted", "Content-Language", "List-Unsubscribe", "List-Unsubscribe-Post"]);
const mailSchema = z.object({
  to: z
    .string()
    .regex(/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/)
    .max(254),
  locale: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  subject: headerValue.pipe(z.string().max(200)),
  html: z.string().min(1),
  text: z.string().min(1),
  headers: z.partialRecord(headerName, headerValue).default({}),
});

/** The mail with the headers of all. Whoever reads the support address in it reaches that by answering, too. */
export function addressMail<M extends Omit<OutgoingMail, "to">>(mail: M, supportEmail: string) {
  const all = { "Auto-Submitted": "auto-generated", "Content-Language": mail.locale };
  const replyTo = mail.text.includes(supportEmail) ? { replyTo: supportEmail } : {};
  return { ...mail, ...replyTo, headers: { ...all, ...mail.headers } };
}

/** Every mail leaves here. Several recipients, or a line break in a header: "permanent", code "refused-here". */
export function createMailer(
  { mailFrom, supportEmail }: Pick<Config, "mailFrom" | "supportEmail">,
  adapter: MailAdapter,
): Mailer {
  return {
    async send(id, mail) {
      const checked = mailSchema.safeParse(mail);
      if (!checked.success) return { ok: false, kind: "permanent", code: "refused-here" };
      return adapter(id, mailFrom, addressMail(checked.data, supportEmail));
    },
  };
}
