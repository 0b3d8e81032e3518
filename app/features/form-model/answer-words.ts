import type { MoneyPeriod } from "./schema";

type AnswerWords = Record<MoneyPeriod | "yes" | "no" | "other" | "present" | "gross" | "net", string>;

const en: AnswerWords = {
  yes: "Yes",
  no: "No",
  other: "Other",
  present: "today",
  week: "a week",
  fortnight: "every two weeks",
  month: "a month",
  year: "a year",
  gross: "before tax",
  net: "after tax",
};

const es: AnswerWords = {
  yes: "Sí",
  no: "No",
  other: "Otra",
  present: "hoy",
  week: "a la semana",
  fortnight: "cada dos semanas",
  month: "al mes",
  year: "al año",
  gross: "antes de impuestos",
  net: "después de impuestos",
};

const fr: AnswerWords = {
  yes: "Oui",
  no: "Non",
  other: "Autre",
  present: "aujourd’hui",
  week: "par semaine",
  fortnight: "toutes les deux semaines",
  month: "par mois",
  year: "par an",
  gross: "brut",
  net: "net",
};

/** Words that stand inside answers, in the reader's language; English where there are none. */
export function answerWordsFor(locale: string): AnswerWords {
  const language = locale.toLowerCase().split("-")[0];
  return language === "es" ? es : language === "fr" ? fr : en;
}
