import { Button } from "../../../../ui/button";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { noticeWords } from "../words/notice-words";
import { useReview } from "./use-review";

export type DecisionNoticeProps = {
  formId: string;
  applicationId: string;
  /** From then on the applicant reads that no letter comes; in milliseconds. */
  until: number;
  isOver: boolean;
  /** A report was used, and the letter must name it. */
  needsReport: boolean;
  locale: string;
};

/** A decision that no letter has told: what the applicant reads of it, and one press to tell. */
export function DecisionNotice({ formId, applicationId, until, isOver, needsReport, locale }: DecisionNoticeProps) {
  const words = useWords(noticeWords);
  return (
    <Notice tone="amber" title={isOver ? words.titleOver : words.title}>
      {isOver ? (
        <p>{words.over}</p>
      ) : (
        <p>
          <Filled say={words.until} parts={{ day: <LocalTime at={until} locale={locale} /> }} />
        </p>
      )}
      {needsReport ? (
        <p className="mt-2">{words.needsReport}</p>
      ) : (
        <SendLetter formId={formId} applicationId={applicationId} />
      )}
    </Notice>
  );
}

function SendLetter(key: Pick<DecisionNoticeProps, "formId" | "applicationId">) {
  const words = useWords(noticeWords);
  const { post, isPending } = useReview();
  return (
    <>
      <p className="mt-3 print:hidden">
        <Button pending={isPending} onClick={() => post({ intent: "tell", ...key })}>
          {words.send}
        </Button>
      </p>
      <p className="mt-2 text-sm text-ink-muted">{words.sendHint}</p>
    </>
  );
}
