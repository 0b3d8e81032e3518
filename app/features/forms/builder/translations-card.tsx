import { useState } from "react";
import { languageOptions } from "../../../kernel/language-name";
import { type PageLocale, readLanguage, readPageLocale } from "../../../kernel/page-locale";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Notice } from "../../../ui/notice";
import { SelectField } from "../../../ui/select-field";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { inProgress, leaveOut, ownTexts, writtenLanguages } from "../form-model/translations";
import { editForm } from "./edits";
import { type ChangeForm, TranslatedText } from "./translated-text";
import { translationWords } from "./translations-words";
import type { Builder } from "./use-builder";

/** Everything that the landlord wrote, with its translation beside it; the languages that may be left out. */
export function TranslationsCard({ builder }: { builder: Builder }) {
  const words = useWords(translationWords);
  const { definition } = builder;
  const unfinished = inProgress(definition);
  const [chosen, choose] = useState(() => [...unfinished.keys()][0] ?? "");
  const change: ChangeForm = (edit, key) => void builder.apply((form) => editForm(form, edit(form)), key);
  const count = unfinished.get(chosen) ?? 0;
  const isLeftOut = definition.leftOut?.includes(chosen) ?? false;
  const setLeftOut = (isOut: boolean) => change((form) => leaveOut(form, chosen, isOut));
  const mayLeaveOut = writtenLanguages(definition).includes(chosen);
  return (
    <Card title={words.title}>
      <div className="@container flex flex-col gap-5">
        <p className="max-w-2xl text-ink-muted">{words.what}</p>
        <SelectField
          id="translations"
          label={words.language}
          value={chosen}
          options={[{ value: "", label: words.choose }, ...useChoices(builder, unfinished)]}
          onChange={(event) => choose(readPageLocale(event.target.value) ?? "")}
        />
        {isLeftOut ? (
          <Notice tone="neutral" title={words.leftOut}>
            <Button variant="outline" onClick={() => setLeftOut(false)}>
              {words.showAgain}
            </Button>
          </Notice>
        ) : count > 0 ? (
          <Notice tone="amber" title={words.unfinished({ count })} />
        ) : null}
        {chosen === "" || isLeftOut
          ? null
          : ownTexts(definition).map((own) => (
              <TranslatedText
                key={`${chosen}-${own.key}`}
                own={own}
                locale={chosen}
                definition={definition}
                change={change}
              />
            ))}
        {mayLeaveOut && !isLeftOut ? (
          <div>
            <Button variant="outline" onClick={() => setLeftOut(true)}>
              {words.leaveOut}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

function useChoices({ definition }: Builder, unfinished: ReadonlyMap<string, number>) {
  const words = useWords(translationWords);
  const name = (value: PageLocale, language: string) => {
    if (definition.leftOut?.includes(value)) return words.languageLeftOut({ language });
    return unfinished.has(value) ? words.languageInProgress({ language }) : language;
  };
  return languageOptions(usePageLanguage())
    .filter(({ value }) => value !== readLanguage(definition.defaultLocale))
    .map(({ value, label }) => ({ value, label: name(value, label) }));
}
