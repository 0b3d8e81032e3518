import type { CorrectWords } from "../../en/answering/correct";

export const correctWords: CorrectWords = {
  title: "Corriger votre candidature",
  lead: "Modifiez ce qui est inexact, puis envoyez la correction. D’ici là, le propriétaire voit ce que vous aviez envoyé.",
  choose: "Vos réponses",
  changes: "Ce que vous modifiez",
  none: "Rien n’est encore modifié.",
  was: "Avant\u00a0:",
  is: "Maintenant\u00a0:",
  notAsked: "non demandé",
  notAnswered: "sans réponse",
  send: "Envoyer la correction",
  sendNote: "Le propriétaire voit chaque réponse avant et après. Vos accords restent tels que vous les avez donnés.",
  discard: "Abandonner les modifications",
  discardNote: "Votre candidature reste telle que vous l’avez envoyée.",
  keep: "Enregistrer et continuer",
  stale: "Cette correction a été envoyée ou modifiée dans une autre fenêtre. Relisez-la.",
  tooOften: "Vous avez envoyé 10 corrections en un jour. Ce que vous avez saisi est conservé\u00a0: envoyez-le demain.",
  tooMany:
    "Vous avez envoyé 50 corrections, et il n’est plus possible d’en envoyer. Si une erreur est importante, écrivez au propriétaire.",
  suspected: "Ce que vous avez saisi ressemble à de la publicité. Retirez les liens et le texte répété, puis envoyez.",
};
