import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { heldWords, leavesWords } from "../../../../words/en/application/mails";
import type { ReadMail } from "../rules/shown-mails";

type HeldMailProps = { mail: Pick<ReadMail, "state" | "heldBy" | "leavesAt">; locale: string };

/** Why a mail waits, and when it leaves; nothing for one that does not. */
export function HeldMail({ mail, locale }: HeldMailProps) {
  if (mail.state !== "held" || !mail.heldBy) return null;
  return (
    <p className="text-sm">
      {heldWords[mail.heldBy]}
      {mail.leavesAt ? (
        <>
          {" "}
          {mail.heldBy === "mailbox-full" ? leavesWords.onDay : leavesWords.onceConfirmed}{" "}
          <LocalTime at={mail.leavesAt} locale={locale} />.
        </>
      ) : null}
    </p>
  );
}

/** The same for a letter about a decision: its applicant knows nothing yet. */
export function HeldLetter(props: HeldMailProps) {
  return (
    <Notice tone="amber" title="Your letter waits">
      <HeldMail {...props} />
    </Notice>
  );
}
