import { useState } from "react";
import { dayMs } from "../../../../kernel/durations";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { TextField } from "../../../../ui/text-field";
import { TextareaField } from "../../../../ui/textarea-field";
import { useWords } from "../../../../ui/use-words";
import { letterLimits } from "../../../applying/applications/letter-limits";
import { letterFieldWords } from "../words/letter-fields-words";
import { isReportTaken, noReport, ReportFields, type ReportState, reportPost } from "./report-fields";

export type LetterState = {
  tell: "none" | "now" | "later";
  text: string;
  /** As the browser's own field writes it: local time. */
  later: string;
  withReport: boolean;
  report: ReportState;
};

export function useLetter(proposed: string, tell: LetterState["tell"]) {
  return useState<LetterState>({
    tell,
    text: proposed,
    later: "",
    withReport: false,
    report: noReport,
  });
}

/** Whether nothing of it is too much. What is, says so beside its box. */
export function isLetterTaken({ tell, withReport, report }: LetterState): boolean {
  return tell === "none" || !withReport || isReportTaken(report);
}

/** What is posted of it. The words we proposed, unchanged, go to each applicant in the own language. */
export function letterPost(letter: LetterState, proposed: string): Record<string, string> {
  if (letter.tell === "none") return { letter: "none" };
  const sendAt: Record<string, string> =
    letter.tell === "later" && letter.later ? { sendAt: new Date(letter.later).toISOString() } : {};
  const agency = letter.withReport ? reportPost(letter.report) : {};
  return letter.text.trim() === proposed.trim()
    ? { letter: "template", ...sendAt, ...agency }
    : { letter: "own", letterText: letter.text, ...sendAt, ...agency };
}

export type LetterFieldsProps = {
  letter: LetterState;
  onChange: (letter: LetterState) => void;
  /** More than one applicant: `{name}` stands for each. */
  count: number;
  /** Asks whether a report was used: when declining. */
  asksReport?: boolean;
  /** What is wrong with the words. */
  error?: string | null;
};

/** A moment as a field writes it, by the clock of this browser. */
function localTime(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Whether, when and in what words the applicant is told. What stands here is what goes out. */
export function LetterFields({ letter, onChange, count, asksReport, error }: LetterFieldsProps) {
  const words = useWords(letterFieldWords);
  const set = (change: Partial<LetterState>) => onChange({ ...letter, ...change });
  return (
    <>
      <ChoiceGroup
        kind="radio"
        legend={words.tell({ count })}
        name="tell"
        value={letter.tell}
        onChange={(tell) => set({ tell: tell as LetterState["tell"] })}
        choices={[
          { value: "now", label: words.now, hint: words.nowHint },
          { value: "later", label: words.later },
          { value: "none", label: words.none },
        ]}
      />
      {letter.tell === "later" ? (
        <TextField
          label={words.when}
          type="datetime-local"
          required
          min={localTime(Date.now())}
          max={localTime(Date.now() + letterLimits.daysAhead * dayMs)}
          value={letter.later}
          onChange={(event) => set({ later: event.currentTarget.value })}
        />
      ) : null}
      {letter.tell === "none" ? null : (
        <TextareaField
          label={words.words}
          hint={
            count > 1 || letter.text.includes("{name}")
              ? words.wordsHintMany({ placeholder: "{name}" })
              : words.wordsHint
          }
          error={error}
          rows={7}
          required
          maxLength={letterLimits.textLength}
          value={letter.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      )}
      {asksReport && letter.tell !== "none" ? (
        <ReportFields
          isUsed={letter.withReport}
          onUsed={(withReport) => set({ withReport })}
          report={letter.report}
          onChange={(report) => set({ report })}
        />
      ) : null}
    </>
  );
}
