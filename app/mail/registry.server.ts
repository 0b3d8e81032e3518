import { type Audience, type MailKind, toOperator } from "../platform/mail-kinds";
import type { MailDefinition } from "./definition";

const files = import.meta.glob<MailDefinition[]>("../features/*/*/mails/*.server.ts", {
  eager: true,
  import: "mails",
});

/** Every kind of mail, by its definition in a feature's mails/. A kind without one fails in test/domain/mails.test.tsx. */
export const mails = Object.fromEntries(
  Object.values(files).flatMap((found) => found.map((mail) => [mail.kind, mail])),
) as Record<MailKind, MailDefinition>;

/** Whom a mail goes to. "mail.test": an example of another kind, to the admin. */
export function audienceOf(kind: MailKind | "mail.test"): Audience {
  return kind === "mail.test" ? toOperator : mails[kind].audience;
}
