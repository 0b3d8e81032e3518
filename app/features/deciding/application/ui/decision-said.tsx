import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import { decidedWords } from "../../decision/words/decided-words";
import type { LastDecision } from "../rules/last-decision";
import { decisionWords } from "../words/decision-words";
import { historyText, historyWords, whoText } from "../words/history-words";

type DecisionSaidProps = {
  decision: LastDecision;
  locale: string;
  /** Something beside it says why the letter has no time yet. */
  isLetterHeld: boolean;
};

/** What was decided, when and by whom, and what the applicant is told of it. */
export function DecisionSaid({ decision: { made, letter }, locale, isLetterHeld }: DecisionSaidProps) {
  const told = useWords(decidedWords);
  const words = useWords(decisionWords);
  const history = useWords(historyWords);
  return (
    <div className="w-full">
      <p>
        <span className="font-medium">{historyText(history, made)}</span>
        <span className="text-ink-muted">
          {" "}
          <Filled
            say={words.decidedBy}
            parts={{ who: whoText(history, made), time: <LocalTime at={made.at} locale={locale} /> }}
          />
        </span>
      </p>
      {letter === "none" ? null : letter === "untold" ? (
        <p className="text-ink-muted">{told.untold}</p>
      ) : (
        <>
          {letter.state === "waiting" && isLetterHeld ? null : (
            <p className="text-ink-muted">
              <Filled say={told[letter.state]} parts={{ day: <LocalTime at={letter.sendAt} locale={locale} /> }} />
            </p>
          )}
          <details className="print:hidden">
            <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
              {words.letter}
            </summary>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
              {letter.text}
            </p>
            {letter.withNotice ? <p className="mt-1 text-sm">{words.withNotice}</p> : null}
          </details>
        </>
      )}
    </div>
  );
}
