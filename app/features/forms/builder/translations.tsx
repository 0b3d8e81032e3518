import { useState } from "react";
import { languageOptions } from "../../../kernel/language-name";
import { readLanguage } from "../../../kernel/page-locale";
import { directionOf } from "../../../kernel/text-direction";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { TextareaField } from "../../../ui/textarea-field";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { carriedLanguages } from "../form-model/localized";
import { isReadyText } from "../form-model/ready-texts";
import type { Field, FormDefinition, LocalizedText } from "../form-model/schema";
import type { ChangeField } from "./change-field";
import { type SettingWords, settingWords } from "./question-settings-words";
import { own } from "./text";

type TranslationsProps = { field: Field; definition: FormDefinition; change: ChangeField };

/** The landlord's own words in another language, for those who want them: closed until asked for. */
export function Translations({ field, definition, change }: TranslationsProps) {
  const words = useWords(settingWords);
  const page = usePageLanguage();
  const others = languageOptions(page).filter(({ value }) => value !== readLanguage(definition.defaultLocale));
  const written = others.find(({ value }) => field.label[value]?.trim());
  const [chosen, choose] = useState((written ?? others[0])?.value ?? "en");
  const isWhole = carriedLanguages.every((locale) => isReadyText(field.label[locale]));
  if (isWhole) return <p className="text-ink-muted text-sm">{words.everyLanguage}</p>;
  return (
    <details>
      <summary className="disclosure flex min-h-11 cursor-pointer items-center text-accent">
        {words.addLanguages}
      </summary>
      <div className="flex flex-col gap-5 pt-3">
        <p className="text-ink-muted text-sm">{words.untranslated}</p>
        <SelectField
          label={words.textLanguage}
          value={chosen}
          options={others}
          onChange={(event) => choose(readLanguage(event.target.value))}
        />
        <div className="flex flex-col gap-4" lang={chosen} dir={directionOf(chosen)}>
          {textsOf(field, words).map((text) => (
            <TranslatedText
              key={`${chosen}-${text.key}`}
              text={text}
              locale={chosen}
              field={field}
              definition={definition}
              change={change}
            />
          ))}
        </div>
      </div>
    </details>
  );
}

type OwnText = {
  key: string;
  name: string;
  isLong?: boolean;
  max: number;
  read: (field: Field) => LocalizedText | undefined;
  write: (field: Field, text: LocalizedText) => Field;
};

/** Every text of a question that has words already. */
function textsOf(field: Field, words: SettingWords): OwnText[] {
  const texts: OwnText[] = [
    {
      key: "label",
      name: words.question,
      max: 300,
      read: ({ label }) => label,
      write: (before, label) => ({ ...before, label }),
    },
  ];
  if (field.help) {
    texts.push({
      key: "help",
      name: words.helpText,
      max: 1000,
      read: ({ help }) => help,
      write: (before, help) => ({ ...before, help }),
    });
  }
  if (field.kind === "statement") {
    texts.push({
      key: "text",
      name: words.text,
      isLong: true,
      max: 4000,
      read: (from) => (from.kind === "statement" ? from.text : undefined),
      write: (before, text) => (before.kind === "statement" ? { ...before, text } : before),
    });
  }
  return "options" in field
    ? [
        ...texts,
        ...field.options.map((option, index) => optionText(option.id, words.answerNumber({ number: index + 1 }))),
      ]
    : texts;
}

function optionText(id: string, name: string): OwnText {
  return {
    key: id,
    name,
    max: 300,
    read: (field) => ("options" in field ? field.options.find((option) => option.id === id)?.label : undefined),
    write: (field, label) =>
      "options" in field
        ? { ...field, options: field.options.map((option) => (option.id === id ? { ...option, label } : option)) }
        : field,
  };
}

type TranslatedTextProps = {
  text: OwnText;
  locale: string;
  field: Field;
  definition: FormDefinition;
  change: ChangeField;
};

/** The box shows the landlord's first words until it has some of its own. */
function TranslatedText({ text, locale, field, definition, change }: TranslatedTextProps) {
  const words = text.read(field);
  const props = {
    label: text.name,
    value: words?.[locale] ?? "",
    placeholder: own(definition, words),
    maxLength: text.max,
  };
  const write = (typed: string) =>
    change((before) => {
      const { [locale]: _before, ...rest } = text.read(before) ?? {};
      return text.write(before, typed === "" ? rest : { ...rest, [locale]: typed });
    }, `${text.key}-${locale}`);
  if (text.isLong) return <TextareaField {...props} rows={4} onChange={(event) => write(event.target.value)} />;
  return <TextField {...props} onChange={(event) => write(event.target.value)} />;
}
