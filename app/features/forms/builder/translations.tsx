import { directionOf } from "../../../kernel/text-direction";
import { TextField } from "../../../ui/text-field";
import { TextareaField } from "../../../ui/textarea-field";
import { isReadyText } from "../form-model/ready-texts";
import type { Field, FormDefinition, LocalizedText } from "../form-model/schema";
import type { ChangeField } from "./change-field";
import { own } from "./text";

/** Languages of the pages for applicants. */
const languages = [
  { locale: "en", name: "English" },
  { locale: "es", name: "Spanish" },
  { locale: "fr", name: "French" },
] as const;

type TranslationsProps = { field: Field; definition: FormDefinition; change: ChangeField };

/** The landlord's own words in the other languages, for those who want them: closed until asked for. */
export function Translations({ field, definition, change }: TranslationsProps) {
  const language = definition.defaultLocale.split("-")[0];
  const others = languages.filter(({ locale }) => locale !== language);
  const isWhole = others.every(({ locale }) => isReadyText(field.label[locale]));
  if (isWhole)
    return <p className="text-ink-muted text-sm">This ready-made question comes in English, Spanish and French.</p>;
  return (
    <details>
      <summary className="disclosure flex min-h-11 cursor-pointer items-center text-accent">
        Add {others.map(({ name }) => name).join(" or ")} text
      </summary>
      <div className="flex flex-col gap-5 pt-3">
        <p className="text-ink-muted text-sm">Where a translation is missing, applicants see the first language.</p>
        {others.map(({ locale, name }) => (
          <fieldset key={locale} className="flex flex-col gap-4" lang={locale} dir={directionOf(locale)}>
            <legend className="mb-2 font-semibold" lang="en" dir="ltr">
              {name}
            </legend>
            {textsOf(field).map((text) => (
              <TranslatedText
                key={text.key}
                text={text}
                locale={locale}
                field={field}
                definition={definition}
                change={change}
              />
            ))}
          </fieldset>
        ))}
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
function textsOf(field: Field): OwnText[] {
  const texts: OwnText[] = [
    {
      key: "label",
      name: "Question",
      max: 300,
      read: ({ label }) => label,
      write: (before, label) => ({ ...before, label }),
    },
  ];
  if (field.help) {
    texts.push({
      key: "help",
      name: "Help",
      max: 1000,
      read: ({ help }) => help,
      write: (before, help) => ({ ...before, help }),
    });
  }
  if (field.kind === "statement") {
    texts.push({
      key: "text",
      name: "Text",
      isLong: true,
      max: 4000,
      read: (from) => (from.kind === "statement" ? from.text : undefined),
      write: (before, text) => (before.kind === "statement" ? { ...before, text } : before),
    });
  }
  return "options" in field ? [...texts, ...field.options.map((option, index) => optionText(option.id, index))] : texts;
}

function optionText(id: string, index: number): OwnText {
  return {
    key: id,
    name: `Answer ${index + 1}`,
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
