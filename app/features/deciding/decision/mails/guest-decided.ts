import { inertText } from "../../../../kernel/inert-text";
import { manageFormUrl, ownFormUrl } from "../../../../kernel/links";
import { momentText } from "../../../../kernel/moments";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import type { OwedHere } from "../../../forms/law/hand-over.server";
import { placePath } from "../../../forms/law/place-path";

type Decided = {
  kind: "approved" | "declined";
  reference: string;
  formTitle: string;
  formId: string;
  applicationId: string;
  /** When it was decided, and when the letter leaves. */
  at: Date;
  leavesAt: Date;
  /** By whose clocks (IANA) the reader lives. */
  zone: string;
  /** The key to the form; null where an account has it by now. */
  manageToken: string | null;
  /** Of an approval: what the landlord hands over next. */
  owed: OwedHere | null;
};

/** To the address that the form was made with: what was decided by its link, and the way to undo it before the applicant knows. */
export function guestDecidedMail(
  site: { baseUrl: string; supportEmail: string },
  { kind, reference, formTitle, formId, applicationId, at, leavesAt, zone, manageToken, owed }: Decided,
): RenderedMail {
  const moment = (when: Date) => momentText(when.getTime(), "en", zone);
  const text = (words: string): MailBlock => ({ kind: "text", text: words });
  return renderMail({
    locale: "en",
    subject: `You ${kind} application ${reference}. You can ${manageToken ? "undo" : "reopen"} it for 24 hours`,
    heading: `Application ${reference} is ${kind}`,
    blocks: [
      text("It was decided with your private link. No one has been notified yet."),
      {
        kind: "facts",
        rows: [
          { label: "Form", value: inertText(formTitle) },
          { label: "Application number", value: reference },
          { label: kind === "approved" ? "Approved" : "Declined", value: moment(at) },
          { label: "Letter leaves", value: moment(leavesAt) },
        ],
      },
      text(
        manageToken
          ? "Until then you can undo it, and the applicant hears nothing of it."
          : "The form is in your account now. Until then you can reopen the application, and the applicant hears nothing of this decision.",
      ),
      {
        kind: "action",
        label: manageToken ? "See it or undo it" : "See it or reopen it",
        href: manageToken
          ? manageFormUrl(site.baseUrl, manageToken, applicationId)
          : ownFormUrl(site.baseUrl, formId, applicationId),
        spelledOut: "Or open this address in a browser:",
      },
      text(
        manageToken
          ? "Was it not you? Then someone has your link. Undo it, and create an account with this address: after that no link opens the form."
          : "Was it not you? Then someone had your link. Reopen the application: the link opens the form no more.",
      ),
      ...(owed ? owedBlocks(site.baseUrl, owed) : []),
    ],
    footer: [
      { text: "You get this email for every decision made with your link, also if you stopped other emails." },
      repliesFooter(site),
    ],
  });
}

/** The list of what is handed over, and the page that has its sources. */
function owedBlocks(baseUrl: string, { place, placeName, rows }: OwedHere): MailBlock[] {
  const lines = rows.map(({ by, text, subplace, isDoubtful, confidence }) =>
    [
      `${by}: ${text}`,
      isDoubtful ? `Only if the home is in ${subplace}.` : "",
      confidence === "known" ? "Look this up first." : "",
    ]
      .filter(Boolean)
      .join(" "),
  );
  return [
    { kind: "text", text: `What the tenant gets from you next under the law of ${placeName}:` },
    ...lines.map((text): MailBlock => ({ kind: "text", text })),
    {
      kind: "address",
      label: "Each with its law and source. A help, not legal advice, and not the whole law.",
      href: `${baseUrl}${placePath(place)}#hand-over`,
    },
  ];
}
