import type { CriteriaHintWords } from "../../en/answering/criteria-hint";

export const criteriaHintWords: CriteriaHintWords = {
  hint: "Règle du propriétaire\u00a0: {rule} Votre réponse est différente. Vous pouvez postuler quand même.",
  others: "Les autres revenus du foyer s’ajoutent.",
  oldReport:
    "Ce rapport date de plus de {days} jours. Vous pouvez le remettre quand même\u00a0; le propriétaire pourra en demander un plus récent.",
};
