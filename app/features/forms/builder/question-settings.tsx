import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { TextareaField } from "../../../ui/textarea-field";
import { useWords } from "../../../ui/use-words";
import { isShownAsOptional } from "../form-model/as-shown";
import { definitionLimits } from "../form-model/definition-limits";
import { editText } from "../form-model/editing";
import { kindOf } from "../form-model/kinds/registry";
import type { Field, FieldKind } from "../form-model/schema";
import type { Mark } from "../law/mark";
import type { ChangeField } from "./change-field";
import { askingKinds, mayChangeKind } from "./change-kind";
import { ConditionEditor } from "./condition-editor";
import { editField, editForm } from "./edits";
import { useForm } from "./form-context";
import { KindSettings } from "./kind-controls";
import { kindWords } from "./kinds-words";
import type { QuestionActions } from "./question-actions";
import { settingWords } from "./question-settings-words";
import { StageField } from "./stage-field";
import { own } from "./text";
import { Translations } from "./translations";

type QuestionSettingsProps = { field: Field; mark: Mark | null; actions: QuestionActions };

/** What can be set of one question beside its words: help, whether it must be answered, when it is asked and shown, and what its kind needs. */
export function QuestionSettings({ field, mark, actions }: QuestionSettingsProps) {
  const words = useWords(settingWords);
  const kindNames = useWords(kindWords);
  const definition = useForm();
  const change: ChangeField = (edit, key) =>
    actions.change((form) => editField(form, field.id, edit), key && `${field.id}-${key}`);
  const isStatement = field.kind === "statement";
  return (
    <div className="flex flex-col gap-5">
      {mayChangeKind(field) ? (
        <SelectField
          id={`kind-of-${field.id}`}
          label={words.kindOfAnswer}
          hint={kindNames[field.kind].hint}
          value={field.kind}
          options={askingKinds.map((kind) => ({ value: kind, label: kindNames[kind].name }))}
          onChange={(event) => actions.changeKind(field.id, event.target.value as FieldKind)}
        />
      ) : null}
      {isStatement ? (
        <StatementText text={own(definition, field.text)} locale={definition.defaultLocale} change={change} />
      ) : (
        <HelpText field={field} text={own(definition, field.help)} locale={definition.defaultLocale} change={change} />
      )}
      <KindSettings field={field} definition={definition} change={change} ids={actions.ids()} />
      <div>
        {isStatement ? null : (
          <CheckboxField
            label={words.required}
            hint={isShownAsOptional(field) ? words.requiredHint : undefined}
            checked={field.required && !isShownAsOptional(field)}
            disabled={isShownAsOptional(field)}
            onChange={(event) => {
              const required = event.target.checked;
              change((before) => ({ ...before, required }));
            }}
          />
        )}
        {kindOf(field).fitsColumn ? (
          <CheckboxField
            label={words.inList}
            checked={field.listColumn === true}
            onChange={(event) => {
              const listColumn = event.target.checked || undefined;
              change((before) => ({ ...before, listColumn }));
            }}
          />
        ) : null}
      </div>
      <StageField
        label={words.whenAsked}
        value={field.stage}
        mark={mark}
        onChange={(stage) => change((before) => ({ ...before, stage }))}
      />
      <ConditionEditor
        definition={definition}
        owner={field}
        what="question"
        onChange={(showWhen) => change((before) => ({ ...before, showWhen }))}
      />
      <Translations
        field={field}
        definition={definition}
        change={(edit, key) => actions.change((form) => editForm(form, edit(form)), key)}
      />
    </div>
  );
}

type TextProps = { text: string; locale: string; change: ChangeField };

function StatementText({ text, locale, change }: TextProps) {
  const words = useWords(settingWords);
  return (
    <TextareaField
      label={words.text}
      value={text}
      maxLength={definitionLimits.statementLength}
      rows={5}
      onChange={(event) => {
        const typed = event.target.value;
        change(
          (before) =>
            before.kind === "statement" ? { ...before, text: editText(before.text, locale, typed) } : before,
          "text",
        );
      }}
    />
  );
}

function HelpText({ field, text, locale, change }: TextProps & { field: Field }) {
  const words = useWords(settingWords);
  return (
    <TextField
      label={words.help}
      isOptional
      value={text}
      maxLength={definitionLimits.helpLength}
      onChange={(event) => {
        const typed = event.target.value;
        change(
          (before) => ({ ...before, help: typed === "" ? undefined : editText(field.help, locale, typed) }),
          "help",
        );
      }}
    />
  );
}
