import type { PageLocale } from "../applications/locale";

/** What an applicant can compare with before typing a name. `{n}` in the answers of the calculator is filled in the browser. */
const en = {
  title: "See whether it fits you",
  note: "Nothing here is stored or sent.",
  income: (times: string, amount: string) =>
    `A household income of ${times} times the rent: ${amount} a month. Every lawful source counts: wages, benefits, pensions, support.`,
  incomeAlone: (times: string) => `A household income of ${times} times the rent. Every lawful source counts.`,
  voucher: "If a voucher or benefit pays part of the rent directly, only your own part is multiplied.",
  people: (n: number) => (n === 1 ? "At most one person lives here." : `At most ${n} people live here.`),
  from: (date: string) => `The home is available from ${date}.`,
  within: (n: number, date: string) =>
    `Move in by ${date}: no later than ${n} ${n === 1 ? "day" : "days"} after it is available.`,
  history: (n: number) => (n === 1 ? "Your addresses of the last year." : `Your addresses of the last ${n} years.`),
  pets: {
    yes: "Pets are welcome.",
    ask: "Pets: ask first. Assistance animals are not pets.",
    no: "No pets. Assistance animals are not pets.",
  },
  smoking: { yes: "Smoking is allowed.", outside: "Smoking outside only.", no: "No smoking." },
  tryIt: "Try your own figures",
  yourIncome: "Income of your household",
  yourVoucher: "Paid by a voucher (if any), a month",
  meets: "That is {n} times your part of the rent: it meets what the landlord asks for.",
  below:
    "That is {n} times your part of the rent. The landlord asks for {times}. You may still apply: savings, a guarantor or another reason may count.",
  covered: "The voucher pays the whole rent: no income is needed for it.",
};

export type SelfCheckWords = typeof en;

const es: SelfCheckWords = {
  title: "Vea si encaja con usted",
  note: "Nada de esto se guarda ni se envía.",
  income: (times, amount) =>
    `Unos ingresos del hogar de ${times} veces el alquiler: ${amount} al mes. Cuenta toda fuente legal: sueldos, ayudas, pensiones, manutención.`,
  incomeAlone: (times) => `Unos ingresos del hogar de ${times} veces el alquiler. Cuenta toda fuente legal.`,
  voucher: "Si una ayuda paga directamente parte del alquiler, solo se multiplica la parte que paga usted.",
  people: (n) => (n === 1 ? "Aquí vive una persona como máximo." : `Aquí viven ${n} personas como máximo.`),
  from: (date) => `La vivienda está libre desde el ${date}.`,
  within: (n, date) =>
    `Entrada hasta el ${date}: como máximo ${n} ${n === 1 ? "día" : "días"} después de estar disponible.`,
  history: (n) => (n === 1 ? "Sus direcciones del último año." : `Sus direcciones de los últimos ${n} años.`),
  pets: {
    yes: "Se admiten mascotas.",
    ask: "Mascotas: consulte antes. Los animales de asistencia no son mascotas.",
    no: "Sin mascotas. Los animales de asistencia no son mascotas.",
  },
  smoking: { yes: "Se puede fumar.", outside: "Fumar, solo fuera.", no: "No se puede fumar." },
  tryIt: "Pruebe con sus cifras",
  yourIncome: "Ingresos de su hogar",
  yourVoucher: "Lo que paga una ayuda al mes (si la hay)",
  meets: "Es {n} veces su parte del alquiler: cumple lo que pide el propietario.",
  below:
    "Es {n} veces su parte del alquiler. El propietario pide {times}. Puede solicitarlo igualmente: ahorros, un avalista u otra razón pueden contar.",
  covered: "La ayuda paga todo el alquiler: no hacen falta ingresos para ello.",
};

const fr: SelfCheckWords = {
  title: "Voyez si cela vous convient",
  note: "Rien n’est enregistré ni envoyé ici.",
  income: (times, amount) =>
    `Un revenu du foyer de ${times} fois le loyer\u00a0: ${amount} par mois. Toute source légale compte\u00a0: salaires, aides, retraites, pensions.`,
  incomeAlone: (times) => `Un revenu du foyer de ${times} fois le loyer. Toute source légale compte.`,
  voucher: "Si une aide paie directement une partie du loyer, seule votre part est multipliée.",
  people: (n) => (n === 1 ? "Une personne au plus vit ici." : `${n} personnes au plus vivent ici.`),
  from: (date) => `Le logement est libre à partir du ${date}.`,
  within: (n, date) =>
    `Emménagement jusqu’au ${date}\u00a0: au plus tard ${n} ${n === 1 ? "jour" : "jours"} après la date de disponibilité.`,
  history: (n) => (n === 1 ? "Vos adresses de l’année passée." : `Vos adresses des ${n} dernières années.`),
  pets: {
    yes: "Les animaux sont acceptés.",
    ask: "Animaux\u00a0: demandez d’abord. Les animaux d’assistance n’en sont pas.",
    no: "Pas d’animaux. Les animaux d’assistance n’en sont pas.",
  },
  smoking: { yes: "On peut fumer.", outside: "Fumer dehors seulement.", no: "Ne pas fumer." },
  tryIt: "Essayez avec vos chiffres",
  yourIncome: "Revenu de votre foyer",
  yourVoucher: "Payé par une aide, par mois (s’il y en a une)",
  meets: "Cela fait {n} fois votre part du loyer\u00a0: c’est ce que demande le propriétaire.",
  below:
    "Cela fait {n} fois votre part du loyer. Le propriétaire demande {times}. Vous pouvez postuler quand même\u00a0: une épargne, un garant ou une autre raison peuvent compter.",
  covered: "L’aide paie tout le loyer\u00a0: aucun revenu n’est nécessaire pour cela.",
};

export const selfCheckWords: Record<PageLocale, SelfCheckWords> = { en, es, fr };
