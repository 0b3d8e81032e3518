import { SelectField, type SelectFieldProps } from "../../../ui/select-field";
import { useWords } from "../../../ui/use-words";
import { isFrom } from "../form-model/later-questions";
import type { Stage } from "../form-model/schema";
import type { Mark } from "../law/mark";
import { StageSource } from "../law/ui/stage-source";
import { stages } from "./kinds";
import { stageWords } from "./stages-words";

type StageFieldProps = Pick<SelectFieldProps, "label" | "aria-label"> & {
  value: Stage;
  /** The law's word on the question; null where there is none. */
  mark: Mark | null;
  onChange: (stage: Stage) => void;
};

/** When a question is asked. A stage that the law bars cannot be chosen; the law's earliest bears its mark, and its source stands beside. */
export function StageField({ value, mark, onChange, ...labels }: StageFieldProps) {
  const words = useWords(stageWords);
  const { stage = null } = mark ?? {};
  const earliest = stage && stage.earliest !== "viewing" ? stage.earliest : "apply";
  const options = stages.map((one) => {
    const choice = words.choices[one];
    if (!stage || (one !== earliest && isFrom(one, earliest))) return { value: one, label: choice };
    if (one === earliest) return { value: one, label: words.earliest({ choice }) };
    const isBarred = stage.early === "off";
    const label = (isBarred ? words.tooEarly : words.earlierThanAdvised)({ choice });
    return { value: one, label, disabled: isBarred };
  });
  const later = value === "apply" ? null : value === "viewed" ? words.seenAfterViewing : words.seenLater;
  return (
    <SelectField
      {...labels}
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
