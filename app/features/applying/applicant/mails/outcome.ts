import { inertName, inertText } from "../../../../kernel/inert-text";
import { memberUrl, statusUrl } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import type { Answer } from "../../applications/decision-notice";
import { memberLine, outcomeWords, silentLine } from "../../applications/outcome-words";
import { unnamed } from "../../applications/people-words";

type Site = { baseUrl: string; supportEmail: string };
type Home = { urlId: string; token: string; locale: PageLocale; formTitle: string };

/** To the lead applicant: somebody decided, and the time in which a letter was to come is over. Not which way. */
export function decisionNoticeMail(
  site: Site,
  sent: Home & { reference: string; answer: Extract<Answer, { until: number }> },
): RenderedMail {
  const words = outcomeWords[sent.locale];
  const [title, text] = silentLine(sent.answer, sent.locale);
  return renderMail({
    locale: sent.locale,
    subject: words.decisionNoticeSubject({ reference: sent.reference }),
    heading: title,
    blocks: [
      { kind: "text", text },
      {
        kind: "facts",
        rows: [
          { label: words.home, value: inertText(sent.formTitle) },
          { label: words.reference, value: sent.reference },
        ],
      },
      {
        kind: "action",
        label: words.statusAction,
        href: statusUrl(site.baseUrl, sent.urlId, sent.token),
        spelledOut: words.spelledOut,
      },
    ],
    footer: [{ text: words.leadWhy }, { text: words.questions({ support: site.supportEmail }) }],
  });
}

/** To a co-applicant or guarantor who sent a part: how it was decided, as far as the lead was told. The letter is not in it. */
export function memberOutcomeMail(site: Site, part: Home & { leadName: string; answer: Answer }): RenderedMail {
  const words = outcomeWords[part.locale];
  const name = inertName(part.leadName, unnamed[part.locale].applicant);
  const [title, text] = memberLine(part.answer, part.locale, name);
  return renderMail({
    locale: part.locale,
    subject: words.memberSubject,
    heading: title,
    blocks: [
      { kind: "text", text },
      { kind: "facts", rows: [{ label: words.home, value: inertText(part.formTitle) }] },
      {
        kind: "action",
        label: words.partAction,
        href: memberUrl(site.baseUrl, part.urlId, part.token),
        spelledOut: words.spelledOut,
      },
    ],
    footer: [{ text: words.memberWhy }, { text: words.questions({ support: site.supportEmail }) }],
  });
}
