import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { useWords } from "../../../ui/use-words";
import { definitionLimits } from "../form-model/definition-limits";
import { editText } from "../form-model/editing";
import type { Section, Stage } from "../form-model/schema";
import { newlyEarly } from "../law/asked-early";
import { useLaw } from "../law/ui/use-law";
import { ConditionEditor } from "./condition-editor";
import { editSection } from "./edits";
import { useForm } from "./form-context";
import { stages } from "./kinds";
import type { QuestionActions } from "./question-actions";
import { settingWords } from "./question-settings-words";
import { stageWords } from "./stages-words";
import { own } from "./text";

/** What can be set of a section: a line of help, whether it repeats, when it is asked and to whom it is shown. */
export function SectionSettings({ section, actions }: { section: Section; actions: QuestionActions }) {
  const words = useWords(settingWords);
  const { choices } = useWords(stageWords);
  const definition = useForm();
  const locale = definition.defaultLocale;
  const change = (part: Partial<Section>, key?: string) =>
    actions.change((form) => editSection(form, section.id, part), key && `${section.id}-${key}`);
  const { pack } = useLaw(definition);
  const barred = new Set(
    stages.flatMap((value) => {
      const { definition: there } = editSection(definition, section.id, { stage: value });
      return newlyEarly(definition, there, pack).some(({ mark }) => mark.level === "off") ? [value] : [];
    }),
  );
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={words.sectionHelp}
        isOptional
        value={own(definition, section.help)}
        maxLength={definitionLimits.helpLength}
        onChange={(event) => {
          const text = event.target.value;
          change({ help: text === "" ? undefined : editText(section.help, locale, text) }, "help");
        }}
      />
      <RepeatSettings
        section={section}
        locale={locale}
        label={own(definition, section.repeat?.itemLabel)}
        change={change}
      />
      <SelectField
        label={words.whenAsked}
        value={section.stage}
        hint={barred.size > 0 ? words.noEarlier : undefined}
        options={stages.map((value) => ({ value, label: choices[value], disabled: barred.has(value) }))}
        onChange={(event) => change({ stage: event.target.value as Stage })}
      />
      <ConditionEditor
        definition={definition}
        owner={section}
        what="section"
        onChange={(showWhen) => change({ showWhen })}
      />
    </div>
  );
}

type RepeatSettingsProps = {
  section: Section;
  locale: string;
  label: string;
  change: (part: Partial<Section>, key?: string) => void;
};

const counts = (from: number) =>
  Array.from({ length: 11 - from }, (_, index) => ({ value: String(index + from), label: String(index + from) }));

function RepeatSettings({ section: { repeat }, locale, label, change }: RepeatSettingsProps) {
  const words = useWords(settingWords);
  return (
    <div className="flex flex-col gap-3">
      <CheckboxField
        label={words.repeats}
        hint={words.repeatsHint}
        checked={repeat !== undefined}
        onChange={(event) =>
          change({ repeat: event.target.checked ? { min: 0, max: 5, itemLabel: { [locale]: "Entry" } } : undefined })
        }
      />
      {repeat ? (
        <div className="grid gap-4 sm:grid-cols-[1fr_7rem_7rem]">
          <TextField
            label={words.itemName}
            value={label}
            maxLength={100}
            onChange={(event) =>
              change(
                { repeat: { ...repeat, itemLabel: editText(repeat.itemLabel, locale, event.target.value) } },
                "item",
              )
            }
          />
          <SelectField
            label={words.atLeast}
            value={String(repeat.min)}
            options={counts(0)}
            onChange={(event) => {
              const min = Number(event.target.value);
              change({ repeat: { ...repeat, min, max: Math.max(min, repeat.max) } });
            }}
          />
          <SelectField
            label={words.atMost}
            value={String(repeat.max)}
            options={counts(1)}
            onChange={(event) => {
              const max = Number(event.target.value);
              change({ repeat: { ...repeat, max, min: Math.min(max, repeat.min) } });
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
