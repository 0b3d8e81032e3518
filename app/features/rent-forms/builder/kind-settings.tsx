import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { IdMaker } from "../../../kernel/ids";
import { Button } from "../../../ui/button";
import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { TextareaField } from "../../../ui/textarea-field";
import { editText } from "../model/editing";
import { definitionLimits, type Field, type LocalizedText, type Option } from "../model/schema";

type Change = (edit: (field: Field) => Field, key?: string) => void;
type KindSettingsProps = {
  field: Field;
  locale: string;
  change: Change;
  read: (text: LocalizedText | undefined) => string;
  ids: IdMaker;
};

/** The part of a question's settings that only its kind has. */
export function KindSettings(props: KindSettingsProps) {
  const { field, change } = props;
  switch (field.kind) {
    case "choice":
    case "multiChoice":
    case "dropdown":
      return (
        <OptionsEditor
          {...props}
          options={field.options}
          hasOther={field.kind !== "dropdown" && field.other === true}
        />
      );
    case "money":
      return (
        <CheckboxField
          label="Ask for the period too (a week, a month, a year)"
          checked={field.withPeriod === true}
          onChange={(event) => {
            const withPeriod = event.target.checked;
            change((before) => (before.kind === "money" ? { ...before, withPeriod } : before));
          }}
        />
      );
    case "date":
    case "dateRange":
      return (
        <CheckboxField
          label="Month and year are enough"
          checked={field.precision === "month"}
          onChange={(event) => {
            const precision = event.target.checked ? ("month" as const) : undefined;
            change((before) =>
              before.kind === "date" || before.kind === "dateRange" ? { ...before, precision } : before,
            );
          }}
        />
      );
    case "file":
      return (
        <SelectField
          label="How many files"
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
    case "number":
      return <NumberBounds field={field} change={change} />;
    default:
      return null;
  }
}

function NumberBounds({ field, change }: { field: Field & { kind: "number" }; change: Change }) {
  const set = (name: "min" | "max", text: string) => {
    const value = text.trim() === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
    change((before) => (before.kind === "number" ? { ...before, [name]: value } : before), name);
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Smallest"
        isOptional
        inputMode="numeric"
        defaultValue={field.min ?? ""}
        onChange={(event) => set("min", event.target.value)}
      />
      <TextField
        label="Largest"
        isOptional
        inputMode="numeric"
        defaultValue={field.max ?? ""}
        onChange={(event) => set("max", event.target.value)}
      />
    </div>
  );
}

type OptionsEditorProps = KindSettingsProps & { options: Option[]; hasOther: boolean };

function OptionsEditor({ field, options, hasOther, locale, change, read, ids }: OptionsEditorProps) {
  const setOptions = (edit: (options: Option[]) => Option[], key?: string) =>
    change((before) => ("options" in before ? { ...before, options: edit(before.options) } : before), key);
  const newOption = (label: string): Option => ({ id: ids.nodeId(), label: { [locale]: label } });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">Answers to choose from</legend>
      {options.map((option, index) => (
        <div key={option.id} className="flex items-center gap-2">
          <TextField
            label={`Answer ${index + 1}`}
            isLabelHidden
            wrapperClassName="min-w-0 flex-1"
            value={read(option.label)}
            maxLength={300}
            placeholder={`Answer ${index + 1}`}
            onChange={(event) => {
              const text = event.target.value;
              const rename = (one: Option) =>
                one.id === option.id ? { ...one, label: editText(one.label, locale, text) } : one;
              setOptions((all) => all.map(rename), option.id);
            }}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove answer ${index + 1}`}
            onClick={() => setOptions((all) => all.filter((one) => one.id !== option.id))}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      ))}
      <div>
        <Button variant="ghost" onClick={() => setOptions((all) => [...all, newOption("")])}>
          <Plus aria-hidden="true" /> Add an answer
        </Button>
      </div>
      <PasteList
        onAdd={(labels) =>
          setOptions((all) => {
            const kept = all.filter((one) => read(one.label).trim() !== "");
            return [...kept, ...labels.map(newOption)].slice(0, definitionLimits.optionsPerField);
          })
        }
      />
      {field.kind === "dropdown" ? null : (
        <CheckboxField
          label={'Allow "other" with a text of their own'}
          checked={hasOther}
          onChange={(event) => {
            const other = event.target.checked || undefined;
            change((before) =>
              before.kind === "choice" || before.kind === "multiChoice" ? { ...before, other } : before,
            );
          }}
        />
      )}
    </fieldset>
  );
}

function PasteList({ onAdd }: { onAdd: (labels: string[]) => void }) {
  const [text, setText] = useState("");
  const labels = text
    .split("\n")
    .map((line) => line.trim().slice(0, 300))
    .filter((line) => line !== "");
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-accent">Paste a list</summary>
      <div className="flex flex-col gap-3 pt-2">
        <TextareaField
          label="One answer on each line"
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button
            variant="outline"
            disabled={labels.length === 0}
            onClick={() => {
              onAdd(labels);
              setText("");
            }}
          >
            Add {labels.length} {labels.length === 1 ? "answer" : "answers"}
          </Button>
        </div>
      </div>
    </details>
  );
}
