import { useState } from "react";
import { languageOptions } from "../../../kernel/language-name";
import { readLanguage } from "../../../kernel/page-locale";
import { SelectField } from "../../../ui/select-field";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import type { Field, FormDefinition } from "../form-model/schema";
import { ownTexts } from "../form-model/translations";
import { settingWords } from "./question-settings-words";
import { type ChangeForm, TranslatedText } from "./translated-text";

type TranslationsProps = { field: Field; definition: FormDefinition; change: ChangeForm };

/** The landlord's own words of a question in another language, for those who want them: closed until asked for. */
export function Translations({ field, definition, change }: TranslationsProps) {
  const words = useWords(settingWords);
  const others = languageOptions(usePageLanguage()).filter(
    ({ value }) => value !== readLanguage(definition.defaultLocale),
  );
  const keys = keysOf(field);
  const texts = ownTexts(definition).filter(({ key }) => keys.has(key));
  const written = others.find(({ value }) => texts.some(({ text }) => text[value]?.trim()));
  const [chosen, choose] = useState((written ?? others[0])?.value ?? "en");
  if (texts.length === 0) {
    return field.catalogueKey === undefined ? null : <p className="text-ink-muted text-sm">{words.everyLanguage}</p>;
  }
  return (
    <details>
      <summary className="disclosure flex min-h-11 cursor-pointer items-center text-accent">
        {words.addLanguages}
      </summary>
      <div className="@container flex flex-col gap-5 pt-3">
        <p className="text-ink-muted text-sm">{words.untranslated}</p>
        <SelectField
          label={words.textLanguage}
          value={chosen}
          options={others}
          onChange={(event) => choose(readLanguage(event.target.value))}
        />
        {texts.map((own) => (
          <TranslatedText
            key={`${chosen}-${own.key}`}
            own={own}
            locale={chosen}
            definition={definition}
            change={change}
          />
        ))}
      </div>
    </details>
  );
}

function keysOf(field: Field): ReadonlySet<string> {
  const answers = "options" in field ? field.options.map(({ id }) => id as string) : [];
  return new Set([field.id, `${field.id}.help`, `${field.id}.text`, ...answers]);
}
