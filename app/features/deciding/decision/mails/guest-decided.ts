import { inertText } from "../../../../kernel/inert-text";
import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { manageFormUrl, ownFormUrl } from "../../../../kernel/links";
import { momentText } from "../../../../kernel/moments";
import type { MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import type { OwedHere } from "../../../forms/law/hand-over.server";
import { partNameOf, shortPlaceName } from "../../../forms/law/place-names";
import { placePath } from "../../../forms/law/place-path";
import { guestDecidedWords } from "../words/guest-decided-words";

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
  site: MailSite,
  { kind, reference, formTitle, formId, applicationId, at, leavesAt, zone, manageToken, owed }: Decided,
): RenderedMail {
  const words = guestDecidedWords[site.language];
  const moment = (when: Date) => momentText(when.getTime(), landlordLocaleOf(site.language), zone);
  const text = (said: string): MailBlock => ({ kind: "text", text: said });
  return renderMail({
    locale: site.language,
    subject: (manageToken ? words.subject : words.subjectTaken)[kind]({ reference }),
    heading: words.heading[kind]({ reference }),
    blocks: [
      text(words.how),
      {
        kind: "facts",
        rows: [
          { label: words.form, value: inertText(formTitle) },
          { label: words.reference, value: reference },
          { label: words.decidedAt[kind], value: moment(at) },
          { label: words.leavesAt, value: moment(leavesAt) },
        ],
      },
      text(manageToken ? words.until : words.untilTaken),
      {
        kind: "action",
        label: manageToken ? words.action : words.actionTaken,
        href: manageToken
          ? manageFormUrl(site.baseUrl, manageToken, applicationId)
          : ownFormUrl(site.baseUrl, formId, applicationId),
        spelledOut: words.spelledOut,
      },
      text(manageToken ? words.notYou : words.notYouTaken),
      ...(owed ? owedBlocks(site, owed) : []),
    ],
    footer: [{ text: words.footer }, repliesFooter(site)],
  });
}

/** The list of what is handed over, and the page that has its sources. */
function owedBlocks({ baseUrl, language }: MailSite, { place, rows }: OwedHere): MailBlock[] {
  const words = guestDecidedWords[language].owed;
  const lines = rows.flatMap(({ by, text, subplace, isDoubtful, confidence }): MailBlock[] => {
    const more = [
      isDoubtful ? words.onlyIn({ place: partNameOf(subplace ?? "", language) }) : "",
      confidence === "known" ? words.lookUp : "",
    ]
      .filter(Boolean)
      .join(" ");
    const row: MailBlock = { kind: "text", text: words.row({ by, what: text }), lang: "en" };
    return more ? [row, { kind: "text", text: more }] : [row];
  });
  return [
    { kind: "text", text: words.lead({ place: shortPlaceName(place, language) }) },
    ...lines,
    {
      kind: "address",
      label: words.sources,
      href: `${baseUrl}${placePath(place, language)}#hand-over`,
    },
  ];
}
