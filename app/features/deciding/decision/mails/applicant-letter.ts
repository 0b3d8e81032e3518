import type { LetterKind } from "../../../../db/schema/review";
import { inertText } from "../../../../kernel/inert-text";
import { statusUrl } from "../../../../kernel/links";
import { readLanguage } from "../../../../kernel/page-locale";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { landlordRow } from "../../../applying/answering/landlord-row";
import { letterLimits } from "../../../applying/applications/letter-limits";
import type { LetterContent } from "../../../applying/applications/letters";
import { reportNotice } from "../../../applying/applications/report-notice";
import type { LetterWords } from "../words/letter-words";
import { letterWords } from "../words/letter-words";

type Site = { baseUrl: string; supportEmail: string };

type Letter = LetterContent & {
  kind: LetterKind;
  reference: string;
  formTitle: string;
  /** Of the home, two letters. */
  country: string;
  landlordName: string | null;
  isLandlordConfirmed: boolean;
  locale: string;
  urlId: string;
  statusToken: string;
  /** Whoever reads the mailbox knows us: the address is the applicant's, and not that of a stranger who was named. */
  isConfirmed: boolean;
};

/**
 * To the applicant, in his language: what the landlord says about a decision. Nothing in the words becomes a link; to an address
 * that nobody confirmed they stand on the status page alone.
 */
export function applicantLetterMail(site: Site, letter: Letter): RenderedMail {
  const locale = readLanguage(letter.locale);
  const words = letterWords[locale];
  const notice = letter.agency ? reportNotice(letter.agency, { locale, country: letter.country }) : [];
  const said = letter.text
    .split(/\n\s*\n/)
    .map(lines)
    .filter(Boolean);
  return renderMail({
    locale,
    subject: words.subjects[letter.kind]({ reference: letter.reference }),
    heading: words.headings[letter.kind],
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: words.home, value: inertText(letter.formTitle) },
          ...landlordRow(letter, locale),
          { label: words.reference, value: letter.reference },
        ],
      },
      ...(said.length > 0 ? saidBlocks(said.join("\n\n"), letter.isConfirmed, words) : []),
      ...notice.map((text): MailBlock => ({ kind: "text", text: lines(text) })),
      {
        kind: "action",
        label: words.status,
        href: statusUrl(site.baseUrl, letter.urlId, letter.statusToken),
        spelledOut: words.spelledOut,
      },
    ],
    footer: [{ text: words.why }, { text: words.questions({ support: site.supportEmail }) }],
  });
}

function saidBlocks(said: string, isConfirmed: boolean, words: LetterWords): MailBlock[] {
  if (!isConfirmed) return [{ kind: "text", text: words.onPage }];
  return [
    { kind: "text", text: words.from },
    { kind: "quote", text: said },
  ];
}

/** One paragraph, line by line. */
function lines(text: string): string {
  return text
    .split("\n")
    .map((line) => inertText(line, letterLimits.textLength))
    .join("\n")
    .trim();
}
