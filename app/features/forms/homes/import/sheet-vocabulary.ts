import { countryCodes } from "../../../../kernel/countries";
import { displayNames } from "../../../../kernel/formatters";
import { visibleText } from "../../../../kernel/visible-text";
import { propertyWords } from "../../builder/property-words";
import { type HomeField, homeChoices, homeFields } from "../home-fields";
import { sheetWords } from "./sheet-words";

/** Languages whose words a file may use, whichever its reader has. */
const languages = ["en", "de", "fr", "es", "pt"] as const;

export type SheetColumn = (typeof homeFields)[number] | "houseNumber";
type Vocabulary = {
  columns: Map<string, SheetColumn>;
  countries: Map<string, string>;
  values: Partial<Record<HomeField, Map<string, string>>>;
};

/** "Straße & Hausnr." and "strasse hausnr" are one. */
export function plainWord(text: string): string {
  const letters = visibleText(text).toLowerCase().replaceAll("ß", "ss").normalize("NFD");
  return letters.replace(/[^\p{L}\p{N}]/gu, "");
}

const wordsOf = (list: string) => list.split(";").map(plainWord).filter(Boolean);

let made: Vocabulary | null = null;

/** What the heads, countries and choices of files are called. The first language that has a word keeps it. */
export function sheetVocabulary(): Vocabulary {
  made ??= makeVocabulary();
  return made;
}

function makeVocabulary(): Vocabulary {
  return { columns: columnNames(), countries: countryNames(), values: choiceNames() };
}

function columnNames(): Vocabulary["columns"] {
  const names = new Map<string, SheetColumn>(homeFields.map((field) => [plainWord(field), field]));
  const add = (word: string, column: SheetColumn) => {
    if (!names.has(word)) names.set(word, column);
  };
  for (const language of languages) {
    const { columns, alsoCalled } = sheetWords[language];
    for (const field of homeFields) add(plainWord(columns[field]), field);
    for (const [column, list] of Object.entries(alsoCalled))
      for (const word of wordsOf(list)) add(word, column as SheetColumn);
  }
  return names;
}

function countryNames(): Vocabulary["countries"] {
  const codes = countryCodes();
  const names = new Map(codes.map((code) => [code.toLowerCase(), code]));
  for (const language of languages) {
    const shown = displayNames(language, { type: "region", fallback: "code" });
    for (const code of codes) names.set(plainWord(shown.of(code) ?? code), code);
  }
  return names;
}

function choiceNames(): Vocabulary["values"] {
  const values: Vocabulary["values"] = { period: new Map() };
  for (const [field, keys] of Object.entries(homeChoices)) {
    const names = new Map<string, string>([
      ["1", "yes"],
      ["x", "yes"],
      ["0", "no"],
    ]);
    for (const key of keys) names.set(key, key);
    for (const language of languages) {
      const { answers } = sheetWords[language];
      const labels: Record<string, string> = labelsOf(field as keyof typeof homeChoices, language);
      for (const key of keys) {
        for (const word of [...wordsOf(answers[key]), plainWord(labels[key] ?? "")])
          if (!names.has(word)) names.set(word, key);
      }
    }
    values[field as HomeField] = names;
  }
  for (const language of languages)
    for (const [period, list] of Object.entries(sheetWords[language].periods))
      for (const word of wordsOf(list)) values.period?.set(word, period);
  return values;
}

function labelsOf(field: keyof typeof homeChoices, language: (typeof languages)[number]) {
  const { petChoices, smokingChoices, parkingChoices } = propertyWords[language];
  return { pets: petChoices, smoking: smokingChoices, parking: parkingChoices }[field];
}
