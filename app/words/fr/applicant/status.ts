import type { StatusWords } from "../../en/applicant/status";

export const statusWords: StatusWords = {
  title: "Votre candidature",
  sentOn: "Envoyée",
  openedOn: "Ouverte par le propriétaire",
  changedOn: "Dernière modification",
  promised: ["Réponse promise au plus tard le", "Une réponse était promise au plus tard le"],
  reference: "Numéro de candidature",
  states: {
    submitted: ["Envoyée", "Le propriétaire l’a reçue et ne l’a pas encore ouverte."],
    in_review: ["En cours d’examen", "Le propriétaire a ouvert votre candidature."],
    info_requested: ["Il manque quelque chose", "Le propriétaire vous a demandé un complément."],
    decided: ["Décision prise", "Le propriétaire a pris sa décision."],
    withdrawn: ["Retirée", "Vous avez retiré cette candidature. Le propriétaire en est informé."],
    expired: ["Terminée", "Aucune décision n’a été prise à temps\u00a0: cette candidature est terminée."],
  },
  outcomes: {
    approved: ["Acceptée", "Bonne nouvelle\u00a0: le propriétaire souhaite vous louer ce logement."],
    declined: [
      "Non retenue cette fois",
      "Le propriétaire a pris sa décision, et ce logement ne sera pas pour vous. Merci de votre candidature.",
    ],
    "home-let": ["Non retenue cette fois", "Ce logement a été loué à quelqu’un d’autre. Merci de votre candidature."],
  },
  wrote: "Ce que le propriétaire vous a écrit",
  erasedTitle: "Vos réponses et vos documents sont effacés",
  erasedText: "Seuls le numéro de candidature et les dates sont conservés. Plus personne ne peut lire le reste.",
  answers: "Ce que vous avez envoyé",
  paper: "Enregistrer ce que vous avez envoyé en PDF",
  papers: "Vos documents",
  noPapers: "Vous n’avez pas joint de document.",
  neverOpened: "Pas encore ouvert",
  openings: { view: "Consulté par le propriétaire le {time}", download: "Téléchargé par le propriétaire le {time}" },
  consents: "Ce que vous avez accepté",
  withdraw: "Retirer cette candidature",
  withdrawText: "Le propriétaire est prévenu et ne pourra plus vous choisir. C’est définitif.",
  withdrawErase: "Retirer et effacer mes réponses et mes documents",
  withdrawErased: "Seuls restent le numéro de candidature et les dates.",
  withdrawKeep: "Retirer et les laisser au propriétaire",
  withdrawKept: {
    papers: "Le propriétaire conserve vos documents pendant {papers} et vos réponses pendant {answers}.",
    answers: "Le propriétaire conserve vos réponses pendant {answers}.",
    guest:
      "Le propriétaire conserve vos réponses et vos documents jusqu’à {time} après la fermeture du formulaire au plus tard.",
  },
  eraseOnly: "Effacer maintenant mes réponses et mes documents",
  yesWithdraw: "Retirer",
  decided:
    "Le propriétaire a pris sa décision\u00a0: la candidature ne peut plus être retirée. Pour faire effacer vos données, écrivez-lui.",
  decidedCorrect:
    "Le propriétaire a pris sa décision\u00a0: les réponses ne peuvent plus être modifiées. Si une erreur est importante, écrivez-lui.",
  overCorrect: "Cette candidature est terminée\u00a0: ses réponses ne peuvent plus être modifiées.",
  correct: "Corriger une réponse",
  correctText:
    "Vous pouvez modifier réponses et documents tant que le propriétaire n’a pas décidé. Il voit ce que vous modifiez.",
  changed: "Votre correction est envoyée. Le propriétaire en est informé.",
  retention: {
    before: "Vos documents sont effacés {time} après la décision du propriétaire.",
    beforeAnswers: "Vos réponses sont effacées {time} après la décision du propriétaire.",
    guest: "Vos réponses et vos documents sont effacés au plus tard {time} après la fermeture du formulaire.",
    after: "Vos documents sont effacés le {day}.",
    answers: "Vos réponses sont effacées le {day}.",
    papersGone: "Vos documents ont été effacés le {day}, comme annoncé avant votre envoi.",
  },
  held: "Le propriétaire conserve vos réponses et vos documents plus longtemps que d’habitude, car ils pourraient être nécessaires en cas d’action en justice. Ils sont effacés une fois la procédure terminée. Pour savoir pourquoi, écrivez-lui.",
  heldErase:
    "Le propriétaire conserve vos réponses et vos documents, car ils pourraient être nécessaires en cas d’action en justice. D’ici là, ils ne peuvent pas être effacés sur demande. Pour savoir pourquoi, écrivez-lui.",
  notAnswered: "Sans réponse",
  mailHeld:
    "Un e-mail pour vous est en attente. Pour que personne ne puisse inonder une adresse, nous n’en envoyons que quelques-uns par jour à chacune ; le vôtre part d’ici un jour, ou dès que vous ouvrez le lien d’un de nos e-mails.",
  mailWaits: "Un e-mail pour vous est en attente, car nous ne savons pas encore si cette adresse est la vôtre.",
  mailLetGo: "Cette adresse est la mienne",
  mailReturned: "Un e-mail pour vous est revenu",
  mailReturnedText:
    "L’adresse que vous avez donnée n’a pas accepté notre e-mail. Changez-la, ou réessayez quand la boîte fonctionne. D’ici là, consultez cette page.",
  mailReturnedOnly:
    "L’adresse que vous avez donnée n’a pas accepté notre e-mail. Réessayez quand la boîte fonctionne. D’ici là, consultez cette page.",
  mailChange: "Changer l’adresse",
  mailTry: "Réessayer",
  mailAgain: "Nous vous écrivons de nouveau. Si cet e-mail revient aussi, cette page le dira.",
  mailRefused: "Nous avons déjà essayé autant que possible aujourd’hui. Consultez cette page et réessayez demain.",
  mailAction: "Voir votre candidature",
  mailSpelledOut: "Ou ouvrez cette adresse dans un navigateur\u00a0:",
};
