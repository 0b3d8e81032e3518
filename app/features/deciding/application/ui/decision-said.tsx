import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import { decidedWords } from "../../decision/words/decided-words";
import type { LastDecision } from "../rules/last-decision";
import { historyText } from "../words/history-words";

type DecisionSaidProps = {
  decision: LastDecision;
  locale: string;
  /** Something beside it says why the letter has no time yet. */
  isLetterHeld: boolean;
};

/** What was decided, when and by whom, and what the applicant is told of it. */
export function DecisionSaid({ decision: { made, letter }, locale, isLetterHeld }: DecisionSaidProps) {
  const words = useWords(decidedWords);
  return (
    <div className="w-full">
      <p>
        <span className="font-medium">{historyText(made.action, made.detail)}</span>
        <span className="text-ink-muted">
          {" "}
          by {made.who}, <LocalTime at={made.at} locale={locale} />
        </span>
      </p>
      {letter === "none" ? null : letter === "untold" ? (
        <p className="text-ink-muted">{words.untold}</p>
      ) : (
        <>
          {letter.state === "waiting" && isLetterHeld ? null : (
            <p className="text-ink-muted">
              <Filled say={words[letter.state]} parts={{ day: <LocalTime at={letter.sendAt} locale={locale} /> }} />
            </p>
          )}
          <details className="print:hidden">
            <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
              The letter
            </summary>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
              {letter.text}
            </p>
            {letter.withNotice ? <p className="mt-1 text-sm">With the notice about the report that was used.</p> : null}
          </details>
        </>
      )}
    </div>
  );
}
