import type { SelfCheckWords } from "../../en/answering/self-check";

export const selfCheckWords: SelfCheckWords = {
  title: "Voyez si cela vous convient",
  note: "Rien n’est enregistré ni envoyé ici.",
  income: (times, amount) =>
    `Un revenu du foyer de ${times} fois le loyer\u00a0: ${amount} par mois. Toute source légale compte\u00a0: salaires, aides, retraites, pensions.`,
  incomeAlone: (times) => `Un revenu du foyer de ${times} fois le loyer. Toute source légale compte.`,
  voucher: "Si une aide paie directement une partie du loyer, seule votre part est multipliée.",
  people: (n) =>
    n === 1 ? "Le logement peut accueillir une personne." : `Le logement peut accueillir ${n} personnes au plus.`,
  from: (date) => `Le logement est disponible à partir du ${date}.`,
  within: (n, date) =>
    `Emménagement jusqu’au ${date}\u00a0: au plus tard ${n} ${n === 1 ? "jour" : "jours"} après la date de disponibilité.`,
  history: (n) => (n === 1 ? "Vos adresses de l’année passée." : `Vos adresses des ${n} dernières années.`),
  pets: {
    yes: "Les animaux sont acceptés.",
    ask: "Animaux\u00a0: sur demande. Les animaux d’assistance ne sont pas considérés comme des animaux de compagnie.",
    no: "Pas d’animaux. Les animaux d’assistance ne sont pas considérés comme des animaux de compagnie.",
  },
  smoking: { yes: "On peut fumer.", outside: "Fumeurs\u00a0: à l’extérieur uniquement.", no: "Non-fumeur." },
  tryIt: "Essayez avec vos chiffres",
  yourIncome: "Revenu de votre foyer",
  yourVoucher: "Payé par une aide, par mois (s’il y en a une)",
  meets: "Cela fait {n} fois votre part du loyer\u00a0: c’est ce que demande le propriétaire.",
  below:
    "Cela fait {n} fois votre part du loyer. Le propriétaire demande {times}. Vous pouvez postuler quand même\u00a0: des économies, un garant ou une autre raison peuvent compter.",
  covered: "L’aide paie tout le loyer\u00a0: aucun revenu n’est nécessaire pour cela.",
};
