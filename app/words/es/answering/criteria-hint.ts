import type { CriteriaHintWords } from "../../en/answering/criteria-hint";

export const criteriaHintWords: CriteriaHintWords = {
  hint: "Regla del propietario: {rule} Su respuesta no coincide. Puede presentar la solicitud igualmente.",
  others: "Los demás ingresos del hogar se suman.",
  oldReport:
    "Este informe tiene más de {days} días. Puede entregarlo igualmente; el propietario podría pedirle uno más reciente.",
};
