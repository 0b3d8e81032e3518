import { inertText } from "../../../kernel/inert-text";
import { noticeSettingsUrl, ownFormUrl } from "../../../kernel/links";
import { type MailBlock, type RenderedMail, renderMail } from "../../../ui/mail-layout";
import type { UntoldApplication } from "../../applications/queries/list-untold.server";

type Near = {
  /** At least one; all of one morning. */
  applications: readonly UntoldApplication[];
  hasMore: boolean;
};

/** To a landlord with an account, the day before: whose decision no letter has told. References only: a mailbox is no place for names. */
export function untoldNearMail(
  site: { baseUrl: string; supportEmail: string },
  { applications, hasMore }: Near,
): RenderedMail {
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
        "You decided, and no letter was sent. From tomorrow their page says that you decided and have not written. It does not say which way.",
      ),
      text("Open an application and press Send the letter."),
      ...applications.map(
        (one): MailBlock => ({
          kind: "address",
          label: `${one.reference}, ${inertText(one.formTitle)}`,
          href: ownFormUrl(site.baseUrl, one.formId, one.id),
        }),
      ),
      ...(hasMore ? [text("The list of applicants shows all of them.")] : []),
    ],
    footer: [
      {
        text: "You get this mail because the forms belong to your account.",
        link: { label: "Change what you are told", href: noticeSettingsUrl(site.baseUrl) },
      },
      { text: `Answers to this mail are not read. Questions: ${site.supportEmail}` },
    ],
  });
}
