import { Plus, X } from "lucide-react";
import { editableAmount, parseAmountMinor } from "../../../kernel/money";
import { Button } from "../../../ui/button";
import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { usePageLanguage, usePageLocale, useWords } from "../../../ui/use-words";
import { kindOf } from "../form-model/kinds/registry";
import type { Comparison, Condition, ConditionOp, Field, FormDefinition, Section } from "../form-model/schema";
import { conditionWords } from "./conditions-words";
import { currencyOfField, describeCondition } from "./describe-condition";
import { comparisonsOf, earlierFields } from "./edits";
import { comparisonOf, needsValue, opsFor } from "./kinds";
import { NumberBox } from "./number-box";
import { type SettingWords, settingWords } from "./question-settings-words";
import { nameOf, own } from "./text";

type ConditionEditorProps = {
  definition: FormDefinition;
  owner: Field | Section;
  what: "question" | "section";
  onChange: (showWhen: Condition | undefined) => void;
};

/** "Show only when ...": earlier questions and their answers, read back as the sentence that stands on the card. */
export function ConditionEditor({ definition, owner, what, onChange }: ConditionEditorProps) {
  const words = useWords(settingWords);
  const locale = usePageLocale();
  const earlier = earlierFields(definition, owner.id);
  const condition = owner.showWhen;
  const comparisons = comparisonsOf(condition);
  const isAll = !condition || "all" in condition;
  const set = (next: Comparison[], all = isAll) =>
    onChange(next.length === 0 ? undefined : all ? { all: next } : { any: next });
  if (earlier.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3 border-line border-t pt-4">
      <legend className="sr-only">{what === "question" ? words.whenQuestionShown : words.whenSectionShown}</legend>
      <CheckboxField
        label={words.showOnlyWhen}
        checked={condition !== undefined}
        onChange={(event) => set(event.target.checked ? [startWith(earlier.at(-1) as Field)] : [])}
      />
      {condition ? (
        <p>
          {(what === "question" ? words.showQuestionWhen : words.showSectionWhen)({
            condition: describeCondition(definition, condition, locale),
          })}
        </p>
      ) : null}
      {comparisons.length > 1 ? (
        <SelectField
          label={words.howManyFit}
          value={isAll ? "all" : "any"}
          options={[
            { value: "all", label: words.allFit },
            { value: "any", label: words.anyFits },
          ]}
          onChange={(event) => set(comparisons, event.target.value === "all")}
        />
      ) : null}
      {comparisons.map((comparison, index) => (
        <Sentence
          // biome-ignore lint/suspicious/noArrayIndexKey: comparisons have no other name, and none is ever moved
          key={index}
          position={comparisons.length > 1 ? index + 1 : null}
          definition={definition}
          earlier={earlier}
          comparison={comparison}
          onChange={(changed) => set(comparisons.map((one, at) => (at === index ? changed : one)))}
          onRemove={comparisons.length > 1 ? () => set(comparisons.filter((_, at) => at !== index)) : undefined}
        />
      ))}
      {condition && comparisons.length < 20 ? (
        <div>
          <Button
            variant="ghost"
            className="text-accent"
            onClick={() => set([...comparisons, startWith(earlier.at(-1) as Field)])}
          >
            <Plus aria-hidden="true" className="size-4" /> {words.addCondition}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

function startWith(field: Field): Comparison {
  return withOp(field, opsFor(field)[0] ?? "isAnswered");
}

/** A comparison that is whole at once: a value is there where the operation needs one. */
function withOp(field: Field, op: ConditionOp): Comparison {
  if (!needsValue(op)) return { field: field.id, op };
  const { compared } = kindOf(field);
  if (compared === "yesNo") return { field: field.id, op, value: "yes" };
  if ("options" in field) {
    const first = field.options[0]?.id ?? "";
    return { field: field.id, op, value: op === "isAnyOf" ? [first] : first };
  }
  if (compared === "date") return { field: field.id, op, value: new Date().toISOString().slice(0, 10) };
  return { field: field.id, op, value: compared === "number" || compared === "money" ? 0 : "" };
}

type SentenceProps = {
  definition: FormDefinition;
  earlier: Field[];
  comparison: Comparison;
  /** From 1; null where there is only one. */
  position: number | null;
  onChange: (comparison: Comparison) => void;
  onRemove: (() => void) | undefined;
};

function Sentence({ definition, earlier, comparison, position, onChange, onRemove }: SentenceProps) {
  const words = useWords(settingWords);
  const { comparisons } = useWords(conditionWords);
  const language = usePageLanguage();
  const other = earlier.find((field) => field.id === comparison.field);
  if (!other) return null;
  return (
    <div className="grid items-end gap-3 rounded-md border border-line p-3 sm:grid-cols-[1fr_10rem_1fr_auto]">
      <SelectField
        label={position ? words.questionNumber({ number: position }) : words.question}
        value={other.id}
        options={earlier.map((field) => ({ value: field.id, label: nameOf(definition, field, language) }))}
        onChange={(event) => onChange(startWith(earlier.find((field) => field.id === event.target.value) ?? other))}
      />
      <SelectField
        label={position ? words.comparisonNumber({ number: position }) : words.comparison}
        value={comparison.op}
        options={opsFor(other).map((op) => ({ value: op, label: comparisons[comparisonOf(op, other.kind)] }))}
        onChange={(event) => onChange(withOp(other, event.target.value as ConditionOp))}
      />
      {needsValue(comparison.op) ? (
        <ValueField
          definition={definition}
          other={other}
          comparison={comparison}
          label={position ? words.answerNumber({ number: position }) : words.answer}
          onChange={onChange}
        />
      ) : (
        <span className="hidden sm:block" />
      )}
      {onRemove ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label={words.removeCondition({ number: position ?? 1 })}
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      ) : null}
    </div>
  );
}

type ValueFieldProps = {
  definition: FormDefinition;
  other: Field;
  comparison: Comparison;
  label: string;
  onChange: (comparison: Comparison) => void;
};

function ValueField({ definition, other, comparison, label, onChange }: ValueFieldProps) {
  const words = useWords(settingWords);
  const set = (value: Comparison["value"]) => onChange({ ...comparison, value });
  const text = String(comparison.value ?? "");
  const locale = usePageLocale();
  const { compared } = kindOf(other);
  if (compared === "yesNo" || "options" in other) {
    const options = answersOf(definition, other, words);
    if (comparison.op === "isAnyOf")
      return <SeveralAnswers label={label} options={options} value={comparison.value} onChange={set} />;
    return <SelectField label={label} value={text} options={options} onChange={(event) => set(event.target.value)} />;
  }
  switch (compared) {
    case "date":
      return (
        <TextField
          label={label}
          type="date"
          value={text}
          onChange={(event) => event.target.value && set(event.target.value)}
        />
      );
    case "money": {
      const currency = currencyOfField(definition, other);
      return (
        <NumberBox
          key={other.id}
          label={words.amountIn({ answer: label, currency })}
          value={editableAmount(Number(comparison.value ?? 0), currency, locale)}
          read={(typed) => parseAmountMinor(typed, currency, locale)}
          onChange={(value) => set(value ?? 0)}
        />
      );
    }
    case "number":
      return <NumberBox key={other.id} label={label} value={text} onChange={(value) => set(value ?? 0)} />;
    default:
      return <TextField label={label} value={text} maxLength={200} onChange={(event) => set(event.target.value)} />;
  }
}

function answersOf(definition: FormDefinition, field: Field, words: SettingWords): { value: string; label: string }[] {
  if (!("options" in field)) {
    return [
      { value: "yes", label: words.yes },
      { value: "no", label: words.no },
    ];
  }
  const offered = field.options.map(({ id, label }) => ({
    value: id,
    label: own(definition, label) || words.withoutWords,
  }));
  return "other" in field && field.other ? [...offered, { value: "other", label: words.other }] : offered;
}

type SeveralAnswersProps = {
  label: string;
  options: { value: string; label: string }[];
  value: Comparison["value"];
  onChange: (value: string[]) => void;
};

/** At least one stays ticked: a condition on no answer at all would never hold. */
function SeveralAnswers({ label, options, value, onChange }: SeveralAnswersProps) {
  const chosen = Array.isArray(value) ? value : [String(value ?? "")];
  return (
    <fieldset className="max-h-56 overflow-y-auto">
      <legend className="font-medium">{label}</legend>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          disabled={chosen.length === 1 && chosen[0] === option.value}
          onChange={(event) =>
            onChange(
              options
                .map((one) => one.value)
                .filter((one) => (one === option.value ? event.target.checked : chosen.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
