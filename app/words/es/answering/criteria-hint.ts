import type { CriteriaHintWords } from "../../en/answering/criteria-hint";

export const criteriaHintWords: CriteriaHintWords = {
  hint: "Regla del propietario: {rule} Su respuesta no coincide. Puede presentar la solicitud igualmente.",
  others: "Los demás ingresos del hogar se suman.",
};
