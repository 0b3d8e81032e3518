import type { IdMaker } from "../../../kernel/ids";
import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField } from "../../../ui/select-field";
import type { Field, FormDefinition } from "../form-model/schema";
import type { ChangeField } from "./change-field";
import { ChoiceLimits, DateLimits, MoneySettings, NumberLimits, TextLimit } from "./limit-settings";
import { OptionsEditor } from "./options-editor";

type KindSettingsProps = { field: Field; definition: FormDefinition; change: ChangeField; ids: IdMaker };

/** The part of a question's settings that only its kind has. */
export function KindSettings({ field, definition, change, ids }: KindSettingsProps) {
  switch (field.kind) {
    case "text":
    case "longText":
      return <TextLimit field={field} change={change} />;
    case "number":
      return <NumberLimits field={field} change={change} />;
    case "money":
      return <MoneySettings field={field} definition={definition} change={change} />;
    case "date":
      return (
        <>
          <MonthOnly field={field} change={change} />
          <DateLimits field={field} change={change} />
        </>
      );
    case "dateRange":
      return (
        <div>
          <MonthOnly field={field} change={change} />
          <CheckboxField
            label="The end may be left open"
            hint="Such as a current job."
            checked={field.openEnd === true}
            onChange={(event) => {
              const openEnd = event.target.checked || undefined;
              change((before) => (before.kind === "dateRange" ? { ...before, openEnd } : before));
            }}
          />
        </div>
      );
    case "choice":
    case "dropdown":
      return <OptionsEditor field={field} definition={definition} change={change} ids={ids} />;
    case "multiChoice":
      return (
        <>
          <OptionsEditor field={field} definition={definition} change={change} ids={ids} />
          <ChoiceLimits field={field} change={change} />
        </>
      );
    case "file":
      return <FileCount field={field} change={change} />;
    default:
      return null;
  }
}

function MonthOnly({ field, change }: { field: Field & { kind: "date" | "dateRange" }; change: ChangeField }) {
  return (
    <CheckboxField
      label="Month and year are enough"
      checked={field.precision === "month"}
      onChange={(event) => {
        const precision = event.target.checked ? ("month" as const) : undefined;
        change((before) => (before.kind === "date" || before.kind === "dateRange" ? { ...before, precision } : before));
      }}
    />
  );
}

function FileCount({ field, change }: { field: Field & { kind: "file" }; change: ChangeField }) {
  return (
    <SelectField
      label="How many files"
      hint="PDF, JPG, PNG or HEIC, at most 10 MB each."
      value={String(field.maxFiles ?? 5)}
      options={[1, 2, 3, 4, 5].map((count) => ({
        value: String(count),
        label: count === 1 ? "One" : `Up to ${count}`,
      }))}
      onChange={(event) => {
        const maxFiles = Number(event.target.value);
        change((before) => (before.kind === "file" ? { ...before, maxFiles } : before));
      }}
    />
  );
}
