import type { StandingWords } from "../../en/applicant/standing";

export const standingWords: StandingWords = {
  over: "Votre candidature pour {form}",
  title: "Où elle en est",
  asked: "Complément demandé",
  decided: "Décision prise",
  notAsked: "Seulement s’il manque quelque chose.",
  notOpened: "Pas encore ouverte.",
  missing: "Envoyée par vous. Il manque la partie de {names}.",
  says: "Si aucune réponse ne vient, cette page le dit.",
  answered: ["En cours d’examen", "Le propriétaire a reçu votre complément et poursuit sa lecture."],
  overdue: [
    "Pas encore de réponse",
    "Le propriétaire avait promis une réponse au plus tard le {day} et n’en a pas donné. Vous pouvez lui écrire pour la demander.",
  ],
  all: "Toutes vos réponses",
  parts: (n) => (n === 1 ? "1 partie" : `${n} parties`),
  answers: (n) => (n === 1 ? "1 réponse" : `${n} réponses`),
  papers: (n) => (n === 1 ? "1 document" : `${n} documents`),
};
