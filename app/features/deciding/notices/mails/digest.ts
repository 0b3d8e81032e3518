import { inertText } from "../../../../kernel/inert-text";
import { noticeSettingsUrl, noticesUrl } from "../../../../kernel/links";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { sayNotice } from "../rules";

type Digest = { notices: readonly { kind: string; formTitle: string }[]; hasMore: boolean };

/** To the landlord, once a day: what happened to which form, and of whom nothing. */
export function digestMail(
  site: { baseUrl: string; supportEmail: string },
  { notices, hasMore }: Digest,
): RenderedMail {
  const count = hasMore ? `more than ${notices.length}` : String(notices.length);
  const settings = noticeSettingsUrl(site.baseUrl);
  return renderMail({
    locale: "en",
    subject: `Your forms: ${count} ${notices.length === 1 && !hasMore ? "notice" : "notices"}`,
    heading: "What happened to your forms",
    blocks: [
      { kind: "facts", rows: countByThing(notices) },
      {
        kind: "action",
        label: "See your notifications",
        href: noticesUrl(site.baseUrl),
        spelledOut: "Or open this address in a browser:",
      },
    ],
    footer: [
      {
        text: "You get this email once a day because you chose so.",
        link: { label: "Change your notification settings", href: settings },
      },
      repliesFooter(site),
    ],
  });
}

/** One line for each form and thing that happened to it, with how often. */
function countByThing(notices: Digest["notices"]): { label: string; value: string }[] {
  const counts = new Map<string, number>();
  for (const { kind, formTitle } of notices) {
    const key = `${sayNotice(kind)}\n${formTitle}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => {
    const [thing = "", title = ""] = key.split("\n");
    return { label: count > 1 ? `${thing} (${count})` : thing, value: inertText(title) };
  });
}
