import type { MailSite } from "./definition";

/** The last line of a landlord's mail: the mailer gives a mail that names the support address to it as Reply-To. */
export function repliesFooter({ supportEmail }: Pick<MailSite, "supportEmail">): { text: string } {
  return { text: `Replies to this email go to our support: ${supportEmail}` };
}
