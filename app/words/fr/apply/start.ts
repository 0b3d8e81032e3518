import type { StartWords } from "../../en/apply/start";

export const startWords: StartWords = {
  toApply: "Postuler",
  free: "Gratuit",
  takes: "Il faut environ",
  minutes: (n) => `${n} minutes`,
  applyBy: "Jusqu’au",
  deposit: (amount) => `${amount} de dépôt de garantie`,
  bedrooms: (n) => (n === 0 ? "studio" : n === 1 ? "1 chambre" : `${n} chambres`),
  from: (date) => `à partir du ${date}`,
  lets: "Propriétaire.",
  answers: (days) => (days === 1 ? "Répond sous un jour." : `Répond sous ${days} jours.`),
  inOrder: "Dans l’ordre d’arrivée",
  byRules: "selon des règles que vous pouvez lire",
  rulesBelow: (title) => `Ce qui est demandé aux candidats figure plus bas, sous «\u00a0${title}\u00a0».`,
  income: (amount) => `revenu à partir de ${amount} par mois`,
  incomeTimes: (times) => `revenu de ${times} fois le loyer`,
  people: (n) => (n === 1 ? "une personne" : `${n} personnes au plus`),
  pets: { yes: "animaux acceptés", ask: "animaux\u00a0: sur demande", no: "pas d’animaux" },
  noPapers: "Aucun document",
  named: "Nom non vérifié, e-mail confirmé",
  unnamed: "Sans nom, e-mail confirmé",
};
