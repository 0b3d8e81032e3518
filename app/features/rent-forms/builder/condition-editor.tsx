import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import type { Comparison, ConditionOp, Field, FormDefinition } from "../model/schema";
import { earlierFields } from "./edits";
import { needsValue, opsFor } from "./kinds";
import { nameOf, own } from "./text";

type ConditionEditorProps = {
  definition: FormDefinition;
  field: Field;
  change: (edit: (field: Field) => Field, key?: string) => void;
};

/** "Show only when ...": one comparison with an earlier question, read as a sentence. */
export function ConditionEditor({ definition, field, change }: ConditionEditorProps) {
  const earlier = earlierFields(definition, field.id);
  const condition = field.showWhen;
  const comparisons = condition ? ("all" in condition ? condition.all : condition.any) : [];
  const [first] = comparisons;
  const set = (comparison: Comparison | null) =>
    change(
      ({ showWhen: _before, ...rest }) => (comparison ? { ...rest, showWhen: { all: [comparison] } } : rest) as Field,
    );
  if (earlier.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3 border-line border-t pt-4">
      <legend className="sr-only">When this question is shown</legend>
      <CheckboxField
        label="Show only when an earlier answer fits"
        checked={condition !== undefined}
        onChange={(event) => set(event.target.checked ? startWith(earlier.at(-1) as Field) : null)}
      />
      {first && comparisons.length === 1 ? (
        <Sentence definition={definition} earlier={earlier} comparison={first} set={set} />
      ) : null}
    </fieldset>
  );
}

function startWith(field: Field): Comparison {
  const [first] = opsFor(field);
  return withOp(field, first?.op ?? "isAnswered");
}

/** A comparison that is whole at once: a value is there where the operation needs one. */
function withOp(field: Field, op: ConditionOp): Comparison {
  if (!needsValue(op)) return { field: field.id, op };
  if (field.kind === "yesNo") return { field: field.id, op, value: "yes" };
  if ("options" in field) return { field: field.id, op, value: field.options[0]?.id ?? "" };
  if (field.kind === "date") return { field: field.id, op, value: new Date().toISOString().slice(0, 10) };
  return { field: field.id, op, value: 0 };
}

type SentenceProps = {
  definition: FormDefinition;
  earlier: Field[];
  comparison: Comparison;
  set: (comparison: Comparison) => void;
};

function Sentence({ definition, earlier, comparison, set }: SentenceProps) {
  const other = earlier.find((field) => field.id === comparison.field);
  if (!other) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        label="Question"
        value={other.id}
        options={earlier.map((field) => ({ value: field.id, label: nameOf(definition, field) }))}
        onChange={(event) => set(startWith(earlier.find((field) => field.id === event.target.value) ?? other))}
      />
      <SelectField
        label="Comparison"
        value={comparison.op}
        options={opsFor(other).map(({ op, name }) => ({ value: op, label: name }))}
        onChange={(event) => set(withOp(other, event.target.value as ConditionOp))}
      />
      {needsValue(comparison.op) ? (
        <ValueField definition={definition} other={other} comparison={comparison} set={set} />
      ) : null}
    </div>
  );
}

function ValueField({ definition, other, comparison, set }: Omit<SentenceProps, "earlier"> & { other: Field }) {
  const value = String(comparison.value ?? "");
  if (other.kind === "yesNo" || "options" in other) {
    const options =
      other.kind === "yesNo"
        ? [
            { value: "yes", label: "Yes" },
            { value: "no", label: "No" },
          ]
        : "options" in other
          ? other.options.map((option) => ({ value: option.id, label: own(definition, option.label) || "Untitled" }))
          : [];
    return (
      <SelectField
        label="Answer"
        value={value}
        options={options}
        onChange={(event) => set({ ...comparison, value: event.target.value })}
      />
    );
  }
  if (other.kind === "date") {
    return (
      <TextField
        label="Date"
        type="date"
        value={value}
        onChange={(event) => event.target.value && set({ ...comparison, value: event.target.value })}
      />
    );
  }
  const scale = other.kind === "money" ? 100 : 1;
  return (
    <TextField
      label="Number"
      inputMode="decimal"
      defaultValue={String(Number(comparison.value ?? 0) / scale)}
      onChange={(event) => {
        const number = Number(event.target.value);
        if (!Number.isNaN(number)) set({ ...comparison, value: Math.round(number * scale) });
      }}
    />
  );
}
