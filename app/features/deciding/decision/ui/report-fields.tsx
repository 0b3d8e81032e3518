import type { ChangeEvent } from "react";
import { CheckboxField } from "../../../../ui/checkbox-field";
import { TextField } from "../../../../ui/text-field";
import { TextareaField } from "../../../../ui/textarea-field";
import { useWords } from "../../../../ui/use-words";
import { letterLimits } from "../../../applying/applications/letter-limits";
import { factorsFault } from "../rules/letter-text";
import { letterFieldWords } from "../words/letter-fields-words";

/** As posted (review/schema.ts). */
export type ReportState = {
  agencyName: string;
  agencyContact: string;
  agencyScore: string;
  scoreDate: string;
  scoreRange: string;
  scoreSource: string;
  /** One a line. */
  scoreFactors: string;
};

export const noReport: ReportState = {
  ...{ agencyName: "", agencyContact: "" },
  ...{ agencyScore: "", scoreDate: "", scoreRange: "", scoreSource: "", scoreFactors: "" },
};

/** Whether all that is typed of a report is taken; `ReportFields` says beside the box what is not. */
export function isReportTaken({ agencyScore, scoreFactors }: ReportState): boolean {
  return !agencyScore.trim() || factorsFault(scoreFactors) === null;
}

/** What is posted of it: nothing of the score's own facts where there is no score. */
export function reportPost({ agencyName, agencyContact, ...score }: ReportState): Record<string, string> {
  return { agencyName, agencyContact, ...(score.agencyScore.trim() ? score : {}) };
}

type ReportFieldsProps = {
  isUsed: boolean;
  onUsed: (isUsed: boolean) => void;
  report: ReportState;
  onChange: (report: ReportState) => void;
};

/** Whether a report was used, and what the law then wants told of it. */
export function ReportFields({ isUsed, onUsed, report, onChange }: ReportFieldsProps) {
  const words = useWords(letterFieldWords);
  return (
    <>
      <CheckboxField
        label={words.usedReport}
        hint={words.usedReportHint}
        checked={isUsed}
        onChange={(event) => onUsed(event.currentTarget.checked)}
      />
      {isUsed ? (
        <div className="flex flex-col gap-5 border-line border-s-2 ps-4">
          <AgencyFields report={report} onChange={onChange} />
          {report.agencyScore.trim() ? <ScoreFields report={report} onChange={onChange} /> : null}
        </div>
      ) : null}
    </>
  );
}

/** What the message of each fault counts to. */
const factorsLimits = { "too-many": letterLimits.scoreFactors, "too-long": letterLimits.agencyLength };

/** Without `onChange` the fields are posted by their page's own form, under their names. */
type PartProps = { report: ReportState; onChange?: ReportFieldsProps["onChange"]; isRequired?: boolean };

function bound({ report, onChange }: PartProps, field: keyof ReportState) {
  if (!onChange) return { name: field, defaultValue: report[field] };
  return {
    value: report[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...report, [field]: event.currentTarget.value }),
  };
}

/** The agency and its score, for a page without script: what a score needs always stands there. */
export function PostedReport({ report }: { report: ReportState }) {
  return (
    <>
      <AgencyFields report={report} />
      <ScoreFields report={report} isRequired={false} />
    </>
  );
}

function AgencyFields(part: PartProps) {
  const words = useWords(letterFieldWords);
  return (
    <>
      <Line {...part} field="agencyName" label={words.agency} />
      <TextareaField
        label={words.agencyContact}
        rows={3}
        required
        maxLength={letterLimits.agencyLength}
        {...bound(part, "agencyContact")}
      />
      <TextField
        label={words.score}
        hint={words.scoreHint}
        isOptional
        maxLength={letterLimits.agencyLength}
        {...bound(part, "agencyScore")}
      />
    </>
  );
}

function ScoreFields(part: PartProps) {
  const words = useWords(letterFieldWords);
  const fault = factorsFault(part.report.scoreFactors);
  return (
    <>
      <Line {...part} field="scoreRange" label={words.scoreRange} hint={words.scoreRangeHint} />
      <Line {...part} field="scoreDate" label={words.scoreDate} type="date" />
      <Line {...part} field="scoreSource" label={words.scoreSource} hint={words.scoreSourceHint} />
      <TextareaField
        label={words.scoreFactors}
        hint={words.scoreFactorsHint}
        error={fault && words.factorsFaults[fault]({ count: factorsLimits[fault] })}
        rows={4}
        required={part.isRequired ?? true}
        maxLength={letterLimits.scoreFactors * letterLimits.agencyLength}
        {...bound(part, "scoreFactors")}
      />
    </>
  );
}

type LineProps = PartProps & { field: keyof ReportState; label: string; hint?: string; type?: "date" };

function Line({ report, onChange, isRequired = true, field, ...box }: LineProps) {
  return (
    <TextField
      {...box}
      required={isRequired}
      maxLength={letterLimits.agencyLength}
      {...bound({ report, onChange }, field)}
    />
  );
}
