import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import type { ReadMail } from "../rules/shown-mails";
import { recordWords } from "../words/record-words";

type HeldMailProps = { mail: Pick<ReadMail, "state" | "heldBy" | "leavesAt">; locale: string };

/** Why a mail waits, and when it leaves; nothing for one that does not. */
export function HeldMail({ mail, locale }: HeldMailProps) {
  const { mails: words } = useWords(recordWords);
  if (mail.state !== "held" || !mail.heldBy) return null;
  const leaves = mail.heldBy === "mailbox-full" ? words.leaves : words.leavesOnceConfirmed;
  return (
    <p className="text-sm">
      {words.held[mail.heldBy]}
      {mail.leavesAt ? (
        <>
          {" "}
          <Filled say={leaves} parts={{ time: <LocalTime at={mail.leavesAt} locale={locale} /> }} />
        </>
      ) : null}
    </p>
  );
}

/** The same for a letter about a decision: its applicant knows nothing yet. */
export function HeldLetter(props: HeldMailProps) {
  const { letters } = useWords(recordWords);
  return (
    <Notice tone="amber" title={letters.heldTitle}>
      <HeldMail {...props} />
    </Notice>
  );
}
