import { CheckboxField } from "../../../ui/checkbox-field";
import { TextField } from "../../../ui/text-field";
import { TextareaField } from "../../../ui/textarea-field";
import { editText } from "../model/editing";
import type { Field } from "../model/schema";
import { ConditionEditor } from "./condition-editor";
import { editField } from "./edits";
import { KindSettings } from "./kind-settings";
import { own } from "./text";
import type { Builder } from "./use-builder";

type QuestionSettingsProps = { builder: Builder; field: Field; onDropped: (dropped: readonly string[]) => void };

/** What can be set of one question: its words, whether it must be answered, when it is shown, and what its kind needs. */
export function QuestionSettings({ builder, field, onDropped }: QuestionSettingsProps) {
  const { definition } = builder;
  const locale = definition.defaultLocale;
  const change = (edit: (field: Field) => Field, key?: string) =>
    onDropped(builder.apply((form) => editField(form, field.id, edit), key && `${field.id}-${key}`));
  const label = own(definition, field.label);
  return (
    <div className="flex flex-col gap-5">
      <TextField
        id={`label-${field.id}`}
        label="Question"
        value={label}
        maxLength={300}
        error={label.trim() === "" ? "Write the question" : undefined}
        onChange={(event) => {
          const text = event.target.value;
          change((before) => ({ ...before, label: editText(before.label, locale, text) }), "label");
        }}
      />
      {field.kind === "statement" ? (
        <TextareaField
          label="Text"
          value={own(definition, field.text)}
          maxLength={4000}
          rows={4}
          onChange={(event) => {
            const text = event.target.value;
            change(
              (before) =>
                before.kind === "statement" ? { ...before, text: editText(before.text, locale, text) } : before,
              "text",
            );
          }}
        />
      ) : (
        <>
          <TextField
            label="Help for the applicant"
            isOptional
            value={own(definition, field.help)}
            maxLength={1000}
            onChange={(event) => {
              const text = event.target.value;
              change(
                ({ help: _before, ...rest }) =>
                  text === "" ? rest : { ...rest, help: editText(field.help, locale, text) },
                "help",
              );
            }}
          />
          <CheckboxField
            label="Must be answered"
            checked={field.required}
            onChange={(event) => {
              const required = event.target.checked;
              change((before) => ({ ...before, required }));
            }}
          />
        </>
      )}
      <KindSettings
        field={field}
        locale={locale}
        change={change}
        read={(text) => own(definition, text)}
        ids={builder.ids}
      />
      <ConditionEditor definition={definition} field={field} change={change} />
    </div>
  );
}
