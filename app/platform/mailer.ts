/** One mail as it leaves. Recipients come from stored records only. */
export type OutgoingMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

/** "retry": the provider may take it later. "permanent": it never will (bad or suppressed address). */
export type MailFailure = { kind: "retry" | "permanent"; code: string };
export type MailOutcome = { ok: true } | ({ ok: false } & MailFailure);

/** `id` is the outbox row's: adapters whose provider knows idempotency keys pass it on. */
export type Mailer = { send(id: string, mail: OutgoingMail): Promise<MailOutcome> };
