import { numberFormat } from "../../../../kernel/formatters";
import { inertText } from "../../../../kernel/inert-text";
import { resumeUrl, stopRemindersUrl } from "../../../../kernel/links";
import { dayText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { pageWords } from "../../answering/page-words";
import { resumeWords } from "../../answering/resume-words";

type Site = { baseUrl: string; supportEmail: string };
type Unfinished = {
  urlId: string;
  formTitle: string;
  token: string;
  locale: PageLocale;
  /** 0 to 100. */
  percentDone: number;
  endsAt: Date;
  isReminder: boolean;
};

/** To the applicant: the way back. The address was never confirmed: no answer is in it, nor a name. */
export function resumeMail(site: Site, draft: Unfinished): RenderedMail & { headers: Record<string, string> } {
  const words = resumeWords[draft.locale];
  const href = resumeUrl(site.baseUrl, draft.urlId, draft.token);
  const stop = stopRemindersUrl(site.baseUrl, draft.urlId, draft.token);
  const day = dayText(draft.endsAt.getTime(), draft.locale, "UTC");
  const mail = renderMail({
    locale: draft.locale,
    subject: draft.isReminder ? words.reminderSubject : words.subject,
    heading: words.heading,
    blocks: [
      { kind: "text", text: words.mailText },
      {
        kind: "facts",
        rows: [
          { label: pageWords[draft.locale].home, value: inertText(draft.formTitle) },
          {
            label: words.done,
            value: numberFormat(draft.locale, { style: "percent" }).format(draft.percentDone / 100),
          },
          { label: words.ends, value: day },
        ],
      },
      { kind: "action", label: words.action, href, spelledOut: words.spelledOut },
    ],
    footer: [
      { text: words.why, link: { label: words.stopLink, href: stop } },
      { text: words.questions({ support: site.supportEmail }) },
    ],
  });
  return {
    ...mail,
    headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}
