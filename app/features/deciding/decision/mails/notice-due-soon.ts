import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { type Named, namedBlocks, namedFooter } from "../../../applying/applications/named-blocks";

/** To a landlord with an account, the day before: whose decision no letter has told. References only: a mailbox is no place for names. */
export function noticeDueSoonMail(site: { baseUrl: string; supportEmail: string }, named: Named): RenderedMail {
  const { applications, hasMore } = named;
  const count = hasMore ? `More than ${applications.length}` : String(applications.length);
  const isOne = applications.length === 1 && !hasMore;
  const subject = isOne
    ? "1 applicant does not know your decision yet"
    : `${count} applicants do not know your decision yet`;
  const text = (words: string): MailBlock => ({ kind: "text", text: words });
  return renderMail({
    locale: "en",
    subject,
    heading: subject,
    blocks: [
      text(
        "You decided, and no letter was sent. Their page says so, and not which way. From tomorrow it says that they don’t need to wait any longer, and we email them that.",
      ),
      text("Open an application and press Send the letter."),
      ...namedBlocks(site.baseUrl, named),
    ],
    footer: namedFooter(site),
  });
}
