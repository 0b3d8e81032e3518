import { Button } from "../../../../ui/button";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { undoSpan } from "../../../../words/en/decision/undo-span";
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
  return (
    <Notice tone="amber" title={isOver ? "The applicant was not told" : "The applicant doesn’t know your decision"}>
      {isOver ? (
        <p>Their page says you’ve decided, but not how. They don’t need to wait any longer.</p>
      ) : (
        <p>
          Their page says you’ve decided, but not how. From <LocalTime at={until} locale={locale} /> it says that they
          don’t need to wait any longer.
        </p>
      )}
      {needsReport ? (
        <p className="mt-2">
          You used a report, and the letter must name it. Reopen the application and decline it with its letter.
        </p>
      ) : (
        <SendLetter formId={formId} applicationId={applicationId} />
      )}
    </Notice>
  );
}

function SendLetter(key: Pick<DecisionNoticeProps, "formId" | "applicationId">) {
  const { post, isPending } = useReview();
  return (
    <>
      <p className="mt-3 print:hidden">
        <Button pending={isPending} onClick={() => post({ intent: "tell", ...key })}>
          Send the letter
        </Button>
      </p>
      <p className="mt-2 text-sm text-ink-muted">
        The words fit your decision and its reason, in the applicant’s language. You can stop it for {undoSpan}.
      </p>
    </>
  );
}
