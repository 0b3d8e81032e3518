import type { AnswerWords } from "../../en/form-model/answer";

export const answerWords: AnswerWords = {
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
  noIncome: "Aucun revenu",
  noAddress: "Sans domicile fixe",
  converted: "environ {amount}, converti par le candidat",
};
