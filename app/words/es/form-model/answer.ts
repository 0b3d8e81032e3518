import type { AnswerWords } from "../../en/form-model/answer";

export const answerWords: AnswerWords = {
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
  noIncome: "Sin ingresos",
  noAddress: "Sin domicilio fijo",
  converted: "unos {amount}, según el cambio que hizo quien solicita",
};
