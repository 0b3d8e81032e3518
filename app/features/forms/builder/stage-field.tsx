import { SelectField, type SelectFieldProps } from "../../../ui/select-field";
import { isFrom } from "../form-model/later-questions";
import type { Stage } from "../form-model/schema";
import type { Mark } from "../law/mark";
import { StageSource } from "../law/ui/stage-source";
import { stageOptions } from "./kinds";

type StageFieldProps = Pick<SelectFieldProps, "label" | "aria-label"> & {
  value: Stage;
  /** The law's word on the question; null where there is none. */
  mark: Mark | null;
  onChange: (stage: Stage) => void;
};

const seenLater =
  "Applicants see nothing of it when they apply. You are offered it, ticked, when you shortlist or approve; they answer it as a step, on the status page.";

/** When a question is asked. A stage that the law bars cannot be chosen; the law's earliest bears its mark, and its source stands beside. */
export function StageField({ value, mark, onChange, ...words }: StageFieldProps) {
  const { stage = null } = mark ?? {};
  const earliest = stage && stage.earliest !== "viewing" ? stage.earliest : "apply";
  const options = stageOptions.map((option) => {
    if (!stage) return option;
    if (option.value === earliest) return { ...option, label: `§ ${option.label}` };
    if (isFrom(option.value, earliest)) return option;
    const isBarred = stage.early === "off";
    const label = `${option.label} (${isBarred ? "too early here" : "earlier than advised"})`;
    return { ...option, label, disabled: isBarred };
  });
  const later = value === "apply" ? null : seenLater;
  return (
    <SelectField
      {...words}
      hint={
        mark?.stage || later ? (
          <>
            {mark ? <StageSource mark={mark} /> : null} {later}
          </>
        ) : undefined
      }
      value={value}
      options={options}
      onChange={(event) => onChange(event.target.value as Stage)}
    />
  );
}
