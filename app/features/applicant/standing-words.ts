import type { PageLocale } from "../applications/locale";

type StandingWords = {
  /** Over the sentence. `{form}`: the form's title. */
  over: string;
  /** Heads the four steps. */
  title: string;
  asked: string;
  decided: string;
  /** Under a step that has not come. */
  notAsked: string;
  notOpened: string;
  /** `{names}`: whose own parts are missing. */
  missing: string;
  /** Under the last step while no answer was given in time. */
  says: string;
  /** Title of the tab, and the sentence about now. */
  answered: [title: string, text: string];
  /** `{day}`: the last one that was promised. */
  overdue: [title: string, text: string];
  all: string;
  parts: (n: number) => string;
  answers: (n: number) => string;
  papers: (n: number) => string;
};

/** How far an application is, for who sent it: a sentence about now and four steps. */
export const standingWords: Record<PageLocale, StandingWords> = {
  en: {
    over: "Your application for {form}",
    title: "Where it stands",
    asked: "Asked for more",
    decided: "Decided",
    notAsked: "Only where something is missing.",
    notOpened: "Not opened yet.",
    missing: "Sent by you. Missing: the part of {names}.",
    says: "If no answer comes, this page says so.",
    answered: ["Being read", "The landlord has what you added, and reads on."],
    overdue: [
      "No answer yet",
      "The landlord promised an answer by {day} and has not given one. You may write and ask.",
    ],
    all: "All your answers",
    parts: (n) => (n === 1 ? "1 part" : `${n} parts`),
    answers: (n) => (n === 1 ? "1 answer" : `${n} answers`),
    papers: (n) => (n === 1 ? "1 paper" : `${n} papers`),
  },
  es: {
    over: "Su solicitud para {form}",
    title: "En qué punto está",
    asked: "Se pidió algo más",
    decided: "Decidida",
    notAsked: "Solo si falta algo.",
    notOpened: "Todavía sin abrir.",
    missing: "Enviada por usted. Falta la parte de {names}.",
    says: "Si no llega una respuesta, esta página lo dice.",
    answered: ["En lectura", "El propietario tiene lo que usted añadió y sigue leyendo."],
    overdue: [
      "Sin respuesta todavía",
      "El propietario prometió una respuesta hasta el {day} y no la ha dado. Puede escribirle y preguntar.",
    ],
    all: "Todas sus respuestas",
    parts: (n) => (n === 1 ? "1 parte" : `${n} partes`),
    answers: (n) => (n === 1 ? "1 respuesta" : `${n} respuestas`),
    papers: (n) => (n === 1 ? "1 documento" : `${n} documentos`),
  },
  fr: {
    over: "Votre candidature pour {form}",
    title: "Où elle en est",
    asked: "Complément demandé",
    decided: "Décidée",
    notAsked: "Seulement s’il manque quelque chose.",
    notOpened: "Pas encore ouverte.",
    missing: "Envoyée par vous. Il manque la part de {names}.",
    says: "Si aucune réponse ne vient, cette page le dit.",
    answered: ["En lecture", "Le propriétaire a reçu votre complément et poursuit sa lecture."],
    overdue: [
      "Pas encore de réponse",
      "Le propriétaire avait promis une réponse au plus tard le {day} et n’en a pas donné. Vous pouvez lui écrire.",
    ],
    all: "Toutes vos réponses",
    parts: (n) => (n === 1 ? "1 partie" : `${n} parties`),
    answers: (n) => (n === 1 ? "1 réponse" : `${n} réponses`),
    papers: (n) => (n === 1 ? "1 pièce" : `${n} pièces`),
  },
};
