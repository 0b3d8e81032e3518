import type { CriteriaHintWords } from "../../en/answering/criteria-hint";

export const criteriaHintWords: CriteriaHintWords = {
  hint: "Règle du propriétaire\u00a0: {rule} Votre réponse est différente. Vous pouvez postuler quand même.",
  others: "Les autres revenus du foyer s’ajoutent.",
};
