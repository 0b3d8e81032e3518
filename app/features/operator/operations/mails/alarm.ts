import type { AlarmLine, AlarmMail } from "../../../../kernel/alarms";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { alarmParts } from "../../../../words/en/operations/alarm";
import { troubleWords } from "../alarm-words";

type Site = { baseUrl: string };

/** To the admin: what is wrong, what lasts, what is over. Figures and names of parts only. */
export function alarmMail({ baseUrl }: Site, { trouble, lasting, fine }: AlarmMail): RenderedMail {
  const host = new URL(baseUrl).host;
  const isTrouble = trouble.length > 0;
  const first = (isTrouble ? trouble : fine)[0];
  const more = (isTrouble ? trouble : fine).length - 1;
  const what = first ? (isTrouble ? troubleWords[first.name](first.figure) : alarmParts[first.name]) : "";
  const subject = `${isTrouble ? "Trouble" : "Fine again"} at ${host}: ${what}${more > 0 ? ` and ${more} more` : ""}`;
  return renderMail({
    locale: "en",
    subject: subject.slice(0, 200),
    heading: isTrouble ? "Something needs you" : "Fine again",
    blocks: [
      ...list(trouble, "Now"),
      ...list(lasting, "Reported before, still there"),
      ...list(fine, "Over", true),
      { kind: "address", label: "The state at this moment", href: `${baseUrl}/healthz` },
    ],
    footer: [
      { text: "What each of these means, and what to do about it, is in docs/operations.md, chapter Alarms." },
      { text: "At most one alarm email an hour. The same trouble is reported again after a day." },
    ],
  });
}

function list(lines: readonly AlarmLine[], label: string, isOver = false): MailBlock[] {
  if (lines.length === 0) return [];
  const rows = lines.map(({ name, since, figure }) => ({
    label,
    value: `${isOver ? alarmParts[name] : troubleWords[name](figure)} (since ${utc(since)})`,
  }));
  return [{ kind: "facts", rows }];
}

function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
