import type { FailureWords } from "../../en/answering/failure";

export const failureWords: FailureWords = {
  title: "Cette page ne peut pas s’afficher pour le moment",
  text: "Un problème est survenu de notre côté. Ce que vous avez déjà envoyé est conservé. Attendez une minute, puis réessayez.",
  postTitle: "L’envoi n’a pas abouti",
  kept: "Un problème est survenu de notre côté. Vos réponses sont conservées\u00a0: ce que vous avez déjà envoyé et ce que vous venez de saisir. Attendez une minute, puis réessayez.",
  goBack:
    "Un problème est survenu de notre côté. Ce que vous avez déjà envoyé est conservé. Revenez en arrière dans votre navigateur\u00a0: ce que vous venez de saisir y est encore. Attendez une minute, puis renvoyez.",
  again: "Réessayer",
  reference: "Si cela se reproduit, écrivez à {email} en indiquant cette référence\u00a0: {reference}",
};
