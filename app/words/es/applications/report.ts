import type { ReportWords } from "../../en/applications/report";

export const reportWords: ReportWords = {
  consumerReport:
    "La decisión se basó en todo o en parte en información de un informe del consumidor. Procede de esta agencia de informes:",
  report: "La decisión se basó en todo o en parte en un informe sobre usted. Procede de esta agencia:",
  notTheirs: "La agencia no tomó la decisión y no puede decirle los motivos.",
  rights: {
    us: [
      "Tiene derecho a una copia gratuita de su informe si la pide a la agencia en un plazo de 60 días.",
      "Tiene derecho a impugnar ante la agencia la exactitud o integridad de lo que dice el informe.",
    ],
    free: [
      "Puede pedir a la agencia una copia gratuita de lo que guarda sobre usted.",
      "Puede pedirle que corrija lo que sea erróneo o esté incompleto.",
    ],
    other: [
      "Puede pedir a la agencia lo que guarda sobre usted y que corrija lo que sea erróneo o esté incompleto. La ley local dice cómo y cuánto puede costar.",
    ],
  },
  score: "En la decisión se usó una puntuación de crédito: {score}",
  scoreMade:
    "En la decisión se usó una puntuación de crédito: {score}, en una escala de {range}. La calculó {source} el {date}.",
  factors: "Lo que más pesó en contra:",
};
