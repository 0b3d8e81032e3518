import { landlordLocale } from "../../../../kernel/landlord-locale";
import { dayText } from "../../../../kernel/moments";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { type Named, namedBlocks, namedFooter } from "../named-blocks";
import { undecided } from "../retention";

/** To a landlord with an account, a week before: which applications end undecided. References only: a mailbox is no place for names. */
export function undecidedNearMail(
  site: { baseUrl: string; supportEmail: string },
  { endsAt, ...named }: Named & { endsAt: number },
): RenderedMail {
  const { applications, hasMore } = named;
  const day = dayText(endsAt, landlordLocale, "UTC");
  const count = hasMore ? `more than ${applications.length}` : String(applications.length);
  const isOne = applications.length === 1 && !hasMore;
  const text = (words: string): MailBlock => ({ kind: "text", text: words });
  return renderMail({
    locale: "en",
    subject: isOne ? `1 application ends undecided on ${day}` : `${count} applications end undecided on ${day}`,
    heading: `What ends undecided on ${day}`,
    blocks: [
      text(
        `No one has decided these applications. An application ends ${undecided.closedDays} days after its form closed, or ${undecided.sentMonths} months after it was sent, as the applicants were told.`,
      ),
      ...namedBlocks(site.baseUrl, named),
      {
        kind: "action",
        label: "See who waits for an answer",
        href: `${site.baseUrl}/app/applicants?sort=arrival`,
        spelledOut: "Or open this address in a browser:",
      },
      text(
        "Approve or decline them until then. After that you can still read them, but not decide; documents and answers are deleted as after a decision. Where a legal claim needs an application, put it on hold on its page.",
      ),
    ],
    footer: namedFooter(site),
  });
}
