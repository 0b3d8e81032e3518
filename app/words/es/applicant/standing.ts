import type { StandingWords } from "../../en/applicant/standing";

export const standingWords: StandingWords = {
  over: "Su solicitud para {form}",
  title: "En qué punto está",
  asked: "Se pidió algo más",
  decided: "Decisión",
  notAsked: "Solo si falta algo.",
  notOpened: "Todavía sin abrir.",
  missing: "Enviada por usted. Falta la parte de {names}.",
  says: "Si no llega una respuesta, esta página lo dice.",
  answered: ["En revisión", "El propietario tiene lo que usted añadió y sigue leyendo."],
  overdue: [
    "Sin respuesta todavía",
    "El propietario prometió una respuesta hasta el {day} y no la ha dado. Puede escribirle y preguntar.",
  ],
  all: "Todas sus respuestas",
  parts: (n) => (n === 1 ? "1 parte" : `${n} partes`),
  answers: (n) => (n === 1 ? "1 respuesta" : `${n} respuestas`),
  papers: (n) => (n === 1 ? "1 documento" : `${n} documentos`),
};
