import type { MailSite } from "../../../../mail/definition";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { type Named, namedBlocks, namedFooter } from "../../../applying/applications/named-blocks";
import { noticeDueSoonWords } from "../words/notice-due-soon-words";

/** To a landlord with an account, the day before: whose decision no letter has told. References only: a mailbox is no place for names. */
export function noticeDueSoonMail(site: MailSite, named: Named): RenderedMail {
  const { applications, hasMore } = named;
  const words = noticeDueSoonWords[site.language];
  const count = applications.length;
  const subject = hasMore ? words.subjectMore({ count }) : words.subject({ count });
  const text = (said: string): MailBlock => ({ kind: "text", text: said });
  return renderMail({
    locale: site.language,
    subject,
    heading: subject,
    blocks: [text(words.lead), text(words.how), ...namedBlocks(site, named)],
    footer: namedFooter(site),
  });
}
