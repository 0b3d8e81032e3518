import { inEveryLanguage } from "../kernel/words";
import en from "../words/en/mail/footer";
import type { MailSite } from "./definition";

const footerWords = inEveryLanguage("mail/footer", en);

/** The last line of a landlord's mail: the mailer gives a mail that names the support address to it as Reply-To. */
export function repliesFooter({ supportEmail, language }: Omit<MailSite, "baseUrl">): { text: string } {
  return { text: footerWords[language].replies({ email: supportEmail }) };
}
