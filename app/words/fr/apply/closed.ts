import type { ClosedWords } from "../../en/apply/closed";

export const closedWords: ClosedWords = {
  next: "Ce que vous pouvez encore faire",
  untilDay: "Le propriétaire peut le rouvrir, au plus tard jusqu’au {day}.",
  noDay: "Le propriétaire peut le rouvrir\u00a0; aucune date n’est fixée.",
  full: "Il ne rouvre que si le propriétaire décide d’en accepter davantage.",
  closed: "Il ne rouvre que si le propriétaire le décide.",
  byMail:
    "Si vous avez envoyé une candidature, ou en avez enregistré une pour plus tard, le lien de votre e-mail y mène depuis tout appareil.",
  sent: "Une candidature a été envoyée depuis cet appareil.",
  seeSent: "Voir son accusé de réception",
  goOn: "Vous avez commencé sur cet appareil. Vos réponses sont conservées.",
  keptTitle: "Ce que vous avez saisi sur cet appareil",
  kept: "Cela n’a pas été envoyé et ne peut plus l’être pour le moment. C’est conservé jusqu’au {day}\u00a0; le propriétaire n’en voit rien.",
  show: "Est-ce à vous\u00a0? Afficher mes réponses",
  ask: "Pour toute question, écrivez à la personne qui vous a donné ce lien.",
  erase: "Effacer ce que j’ai saisi",
  eraseText: "Les réponses et les documents conservés ici sont effacés immédiatement. C’est définitif.",
  yesErase: "Effacer",
};
