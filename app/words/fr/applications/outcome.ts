import type { OutcomeWords } from "../../en/applications/outcome";

export const outcomeWords: OutcomeWords = {
  waiting: [
    "Décision prise",
    "Le propriétaire a pris sa décision et ne vous a pas encore écrit. Nous le lui rappelons\u00a0; revenez voir ici après le {day}.",
  ],
  unannounced: [
    "Décision prise",
    "Le propriétaire a pris sa décision le {day} et ne vous a pas écrit. Si vous n’avez pas eu de nouvelles par un autre moyen, vous n’avez plus besoin d’attendre.",
  ],
  member: {
    approved: [
      "Acceptée",
      "Le propriétaire a écrit à {name}\u00a0: la candidature dont vous faites partie est acceptée.",
    ],
    declined: [
      "Non retenue cette fois",
      "Le propriétaire a écrit à {name}\u00a0: ce logement ne sera pas pour la candidature dont vous faites partie.",
    ],
    "home-let": [
      "Non retenue cette fois",
      "Le propriétaire a écrit à {name}\u00a0: ce logement a été loué à quelqu’un d’autre.",
    ],
    waiting: [
      "Décision prise",
      "Le propriétaire a pris sa décision et n’a pas encore écrit à {name}. Nous le lui rappelons\u00a0; revenez voir ici après le {day}.",
    ],
    unannounced: [
      "Décision prise",
      "Le propriétaire a pris sa décision le {day} et n’a pas écrit à {name}. Si aucun de vous n’a eu de nouvelles par un autre moyen, vous n’avez plus besoin d’attendre.",
    ],
  },
  decisionNoticeSubject: "Votre candidature {reference}\u00a0: une décision, mais pas de lettre",
  memberSubject: "Une décision a été prise sur la candidature dont vous faites partie",
  home: "Logement",
  reference: "Numéro de candidature",
  statusAction: "Voir votre candidature",
  partAction: "Voir votre partie",
  spelledOut: "Ou ouvrez cette adresse dans un navigateur\u00a0:",
  leadWhy: "Vous recevez cet e-mail parce que vous avez déposé une candidature pour ce logement.",
  memberWhy: "Vous recevez cet e-mail parce que vous avez envoyé une partie de cette candidature.",
  questions: "Les réponses à cet e-mail arrivent à notre assistance, pas au propriétaire\u00a0: {support}",
};
