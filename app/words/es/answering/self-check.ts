import type { SelfCheckWords } from "../../en/answering/self-check";

export const selfCheckWords: SelfCheckWords = {
  title: "Compruebe si cumple los requisitos",
  note: "Nada de esto se guarda ni se envía.",
  income: (times, amount) =>
    `Unos ingresos del hogar de ${times} veces el alquiler: ${amount} al mes. Cuenta toda fuente legal: sueldos, ayudas, pensiones, manutención.`,
  incomeAlone: (times) => `Unos ingresos del hogar de ${times} veces el alquiler. Cuenta toda fuente legal.`,
  voucher: "Si una ayuda paga directamente parte del alquiler, solo se multiplica la parte que paga usted.",
  people: (n) => (n === 1 ? "Puede vivir aquí una persona." : `Pueden vivir aquí hasta ${n} personas.`),
  from: (date) => `La vivienda está disponible desde el ${date}.`,
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
    "Es {n} veces su parte del alquiler. El propietario pide {times}. Puede presentar la solicitud igualmente: ahorros, un garante u otra razón pueden contar.",
  covered: "La ayuda paga todo el alquiler: no hacen falta ingresos para ello.",
};
