import type { SpamWords } from "../../en/apply/spam";

export const spamWords: SpamWords = {
  staleTitle: "Relisez encore une fois",
  staleText:
    "Cette page est restée ouverte plus d’un jour, nous l’avons donc refaite. Vos réponses sont conservées\u00a0: relisez-les et envoyez-les de nouveau.",
  askTitle: "Encore une vérification",
  askText:
    "Quelque chose dans cette candidature ressemble à un envoi en masse, ou beaucoup sont venues de votre connexion. Votre appareil fait un court calcul que l’on ne remarque pas et qui coûte cher aux machines. Vous n’avez rien à faire.",
  askFailed: "Le calcul n’a pas pu être vérifié. Il recommence.",
  askWithoutScript:
    "Votre navigateur n’exécute pas de scripts. Envoyez quand même\u00a0: nous conservons votre candidature et vous envoyons un lien par e-mail\u00a0; quand vous appuyez sur son bouton, elle est transmise au propriétaire.",
  working: "Calcul en cours. Cela prend quelques secondes.",
  solved: "C’est fait. Vous pouvez envoyer.",
  sendsSoon: "Calcul en cours. Dans quelques secondes votre candidature partira d’elle-même.",
  notSolved: "Cet appareil ne peut pas faire le calcul. Confirmez par e-mail.",
  byMail: "Confirmer par e-mail",
  byMailNote:
    "Ou nous conservons votre candidature et vous envoyons un lien par e-mail\u00a0: elle est transmise au propriétaire quand vous appuyez sur son bouton.",
  heldTitle: "Une dernière étape\u00a0: confirmez votre e-mail",
  heldText:
    "Nous avons votre candidature et la conservons. Elle est transmise au propriétaire quand vous appuyez sur le bouton de l’e-mail envoyé à l’adresse de votre candidature. Le lien fonctionne pendant 30 jours.",
  heldNoMail:
    "Pas d’e-mail\u00a0? Regardez dans le dossier des indésirables. Le propriétaire peut aussi retrouver la candidature par son numéro et l’accepter.",
  heldConfirmed:
    "Votre e-mail est confirmé. Avant que la candidature apparaisse dans la liste, le propriétaire l’examine encore une fois. Indiquez le numéro de candidature si vous lui écrivez à ce sujet.",
  waitingText:
    "Nous avons votre candidature. Le formulaire avait atteint sa limite avant votre envoi : c’est le propriétaire qui décide s’il l’accepte. Elle est conservée 30 jours ; indiquez le numéro de candidature si vous posez une question.",
  confirmTitle: "Confirmez votre candidature",
  confirmLead: "Appuyez sur le bouton, et votre candidature est transmise au propriétaire.",
  confirm: "Confirmer et envoyer au propriétaire",
  confirmedTitle: "Le propriétaire a votre candidature",
  confirmedText: "Nous vous avons envoyé un accusé de réception par e-mail avec un lien vers son état.",
  over: "Ce lien n’est plus valable",
  overText: "Il a plus de 30 jours, ou la candidature n’est plus conservée.",
  mailSubject: "Confirmez votre candidature {reference}",
  mailHeading: "Confirmez votre candidature",
  mailText:
    "Nous avons votre candidature. Avant de la transmettre au propriétaire, nous vous demandons de confirmer que cette adresse est la vôtre\u00a0: cela protège les propriétaires des envois en masse.",
  mailUntil: "Le lien fonctionne pendant 30 jours\u00a0; ensuite la candidature est effacée.",
  spelledOut: "Ou ouvrez cette adresse dans un navigateur\u00a0:",
};
