import type { PageLocale } from "../applications/locale";

const en = {
  toApply: "To apply",
  free: "Free",
  takes: "It takes about",
  minutes: (n: number) => `${n} minutes`,
  applyBy: "Apply by",
  deposit: (amount: string) => `${amount} deposit`,
  bedrooms: (n: number) => (n === 0 ? "studio" : n === 1 ? "1 bedroom" : `${n} bedrooms`),
  from: (date: string) => `from ${date}`,
  lets: "Lets this home.",
  answers: (days: number) => (days === 1 ? "Answers within a day." : `Answers within ${days} days.`),
  inOrder: "In order of arrival",
  byRules: "by rules you can read",
  income: (amount: string) => `income from ${amount} a month`,
  incomeTimes: (times: string) => `income of ${times} times the rent`,
  people: (n: number) => (n === 1 ? "one person" : `up to ${n} people`),
  pets: { yes: "pets welcome", ask: "pets: ask first", no: "no pets" },
  noPapers: "No papers",
  named: "Name as given, e-mail confirmed",
  unnamed: "No name given, e-mail confirmed",
};

type StartWords = typeof en;

const es: StartWords = {
  toApply: "Solicitarla",
  free: "Gratis",
  takes: "Se tarda unos",
  minutes: (n) => `${n} minutos`,
  applyBy: "Hasta el",
  deposit: (amount) => `${amount} de fianza`,
  bedrooms: (n) => (n === 0 ? "estudio" : n === 1 ? "1 dormitorio" : `${n} dormitorios`),
  from: (date) => `desde el ${date}`,
  lets: "Alquila esta vivienda.",
  answers: (days) => (days === 1 ? "Responde en un día." : `Responde en ${days} días.`),
  inOrder: "Por orden de llegada",
  byRules: "según reglas que puede leer",
  income: (amount) => `ingresos desde ${amount} al mes`,
  incomeTimes: (times) => `ingresos de ${times} veces el alquiler`,
  people: (n) => (n === 1 ? "una persona" : `hasta ${n} personas`),
  pets: { yes: "se admiten mascotas", ask: "mascotas: consulte antes", no: "sin mascotas" },
  noPapers: "Ningún documento",
  named: "Nombre tal como lo dio, correo confirmado",
  unnamed: "Sin nombre, correo confirmado",
};

const fr: StartWords = {
  toApply: "Postuler",
  free: "Gratuit",
  takes: "Il faut environ",
  minutes: (n) => `${n} minutes`,
  applyBy: "Jusqu’au",
  deposit: (amount) => `${amount} de dépôt de garantie`,
  bedrooms: (n) => (n === 0 ? "studio" : n === 1 ? "1 chambre" : `${n} chambres`),
  from: (date) => `à partir du ${date}`,
  lets: "Loue ce logement.",
  answers: (days) => (days === 1 ? "Répond sous un jour." : `Répond sous ${days} jours.`),
  inOrder: "Dans l’ordre d’arrivée",
  byRules: "selon des règles que vous pouvez lire",
  income: (amount) => `revenu à partir de ${amount} par mois`,
  incomeTimes: (times) => `revenu de ${times} fois le loyer`,
  people: (n) => (n === 1 ? "une personne" : `${n} personnes au plus`),
  pets: { yes: "animaux acceptés", ask: "animaux\u00a0: demandez d’abord", no: "pas d’animaux" },
  noPapers: "Aucune pièce",
  named: "Nom tel qu’il a été donné, e-mail confirmé",
  unnamed: "Sans nom, e-mail confirmé",
};

/** The start page in short: what is said at a glance, and the answer that stands on each fold. */
export const startWords: Record<PageLocale, StartWords> = { en, es, fr };
