import { directionOf } from "../../../kernel/text-direction";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/text-field";
import { TextareaField } from "../../../ui/textarea-field";
import { useWords } from "../../../ui/use-words";
import { definitionLimits } from "../form-model/definition-limits";
import { type KeyedText, mapTexts, type TextKind } from "../form-model/map-texts";
import type { FormDefinition } from "../form-model/schema";
import { stillFits } from "../form-model/translations";
import { translationWords } from "./translations-words";

/** Edits with the same `key` run together into one step of undo. */
export type ChangeForm = (edit: (form: FormDefinition) => FormDefinition, key?: string) => void;

type TranslatedTextProps = { own: KeyedText; locale: string; definition: FormDefinition; change: ChangeForm };

const { labelLength, helpLength, statementLength } = definitionLimits;

const mostLetters: Record<TextKind, number> = {
  title: 150,
  intro: helpLength,
  criteria: 4000,
  photo: 200,
  section: labelLength,
  sectionHelp: helpLength,
  item: 100,
  question: labelLength,
  help: helpLength,
  statement: statementLength,
  answer: labelLength,
  consent: statementLength,
};

/** A text of the landlord's, and the box for its translation beside it. */
export function TranslatedText({ own, locale, definition, change }: TranslatedTextProps) {
  const words = useWords(translationWords);
  const { key, kind, text } = own;
  const { defaultLocale, translatedFrom } = definition;
  const original = text[defaultLocale] ?? "";
  const before = translatedFrom?.[key]?.[locale];
  const box = {
    label: words.named({ kind: words.kinds[kind], text: original }),
    isLabelHidden: true,
    value: text[locale] ?? "",
    maxLength: mostLetters[kind],
    lang: locale,
    dir: directionOf(locale),
  };
  const write = (typed: string) =>
    change((form) => withTranslation(form, { key, locale, typed }), `translation-${key}-${locale}`);
  const isLong = mostLetters[kind] >= 1000;
  return (
    <div className="grid gap-x-6 gap-y-1.5 @xl:grid-cols-2">
      <div className="wrap-anywhere">
        <p className="text-ink-muted text-sm">{words.kinds[kind]}</p>
        <p lang={defaultLocale} dir="auto" className="whitespace-pre-line">
          {original}
        </p>
      </div>
      <div className="flex flex-col gap-1.5">
        {isLong ? (
          <TextareaField {...box} rows={3} onChange={(event) => write(event.target.value)} />
        ) : (
          <TextField {...box} onChange={(event) => write(event.target.value)} />
        )}
        {before === undefined ? null : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="min-w-0 flex-1 basis-48 text-amber text-sm wrap-anywhere">{words.inProgress({ before })}</p>
            <Button variant="outline" onClick={() => change((form) => stillFits(form, key, locale))}>
              {words.stillFits}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

type Translation = { key: string; locale: string; typed: string };

function withTranslation(form: FormDefinition, { key: wanted, locale, typed }: Translation): FormDefinition {
  return mapTexts(form, (text, key) => {
    if (key !== wanted) return text;
    const { [locale]: _before, ...others } = text;
    return typed === "" ? others : { ...others, [locale]: typed };
  });
}
