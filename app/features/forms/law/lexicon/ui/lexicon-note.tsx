import { sitePath } from "../../../../../kernel/site-languages";
import { AppLink } from "../../../../../ui/app-link";
import { Button } from "../../../../../ui/button";
import { ChoiceGroup } from "../../../../../ui/choice-group";
import { Notice } from "../../../../../ui/notice";
import { TextField } from "../../../../../ui/text-field";
import { usePageLanguage, useWords } from "../../../../../ui/use-words";
import type { LawReason } from "../../../form-model/schema";
import { noteWords } from "./note-words";
import type { QuestionNote } from "./use-question-check";

export type ReportState = "none" | "sending" | "sent" | "busy" | "failed";

export type LexiconNoteProps = {
  note: QuestionNote;
  /** Unique on the page: names the reason's controls. */
  id: string;
  reason: LawReason | undefined;
  onReason: (reason: LawReason) => void;
  /** Puts the ready question in this one's place. */
  onSwap: (catalogueKey: string) => void;
  /** Sends the question and the home's place to the admin's queue. */
  onReport: () => void;
  /** What became of that. */
  report: ReportState;
};

/** What stands under a question that may not be asked (red), or not without a reason (amber). */
export function LexiconNote(props: LexiconNoteProps) {
  const { note, onSwap, onReport, report } = props;
  const language = usePageLanguage();
  const words = useWords(noteWords);
  const { say, instead } = useWords(note.advice)[note.category];
  const { swapTo } = note;
  const isRefused = note.verdict === "refuse";
  return (
    <Notice tone={isRefused ? "red" : "amber"} title={isRefused ? words.refused : words.warned}>
      <div className="flex flex-col gap-2" data-lexicon={note.category}>
        <p>{say}</p>
        {isRefused ? null : <p>{words.shownAsOptional}</p>}
        {swapTo ? (
          <Button variant="secondary" className="self-start" onClick={() => onSwap(swapTo)}>
            {instead}
          </Button>
        ) : (
          <p>{instead}</p>
        )}
        {isRefused ? null : <Reason {...props} />}
        <div className="flex flex-wrap items-center gap-x-4">
          <AppLink to={sitePath("/restrictions", language)} className="inline-flex min-h-11 items-center underline">
            {words.seeRestrictions}
          </AppLink>
          {isRefused && report !== "sent" ? (
            <Button variant="link" pending={report === "sending"} pendingLabel={words.sending} onClick={onReport}>
              {words.isWrong}
            </Button>
          ) : null}
        </div>
        <p role="status" className="empty:hidden">
          {isRefused && report !== "none" && report !== "sending" ? words[report] : null}
        </p>
      </div>
    </Notice>
  );
}

const CODES = ["required-here", "needed-now", "other"] as const;

function Reason({ id, reason, onReason }: LexiconNoteProps) {
  const words = useWords(noteWords);
  const choose = (value: string) => {
    const code = CODES.find((each) => each === value);
    if (code) onReason(code === "other" ? { code, text: reason?.text ?? "" } : { code });
  };
  return (
    <>
      <ChoiceGroup
        kind="radio"
        id={`${id}-reason`}
        name={`${id}-reason`}
        legend={words.reason}
        value={reason?.code ?? ""}
        onChange={choose}
        choices={CODES.map((code) => ({ value: code, label: words.reasons[code] }))}
      />
      {reason?.code === "other" ? (
        <TextField
          id={`${id}-reason-text`}
          label={words.otherText}
          maxLength={300}
          value={reason.text ?? ""}
          onChange={(event) => onReason({ code: "other", text: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}
