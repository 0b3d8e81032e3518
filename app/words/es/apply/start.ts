import type { StartWords } from "../../en/apply/start";

export const startWords: StartWords = {
  toApply: "Solicitarla",
  free: "Gratis",
  takes: "Se tarda unos",
  minutes: (n) => `${n} minutos`,
  applyBy: "Hasta el",
  deposit: (amount) => `depósito de ${amount}`,
  bedrooms: (n) => (n === 0 ? "estudio" : n === 1 ? "1 dormitorio" : `${n} dormitorios`),
  from: (date) => `desde el ${date}`,
  lets: "Propietario.",
  answers: (days) => (days === 1 ? "Responde en un día." : `Responde en ${days} días.`),
  inOrder: "Por orden de llegada",
  byRules: "según reglas que puede leer",
  rulesBelow: (title) => `Lo que se pide a los solicitantes está abajo, en «${title}».`,
  income: (amount) => `ingresos desde ${amount} al mes`,
  incomeTimes: (times) => `ingresos de ${times} veces el alquiler`,
  people: (n) => (n === 1 ? "una persona" : `hasta ${n} personas`),
  pets: { yes: "se admiten mascotas", ask: "mascotas: consulte antes", no: "sin mascotas" },
  noPapers: "Ningún documento",
  named: "Nombre sin comprobar, correo confirmado",
  unnamed: "Sin nombre, correo confirmado",
};
