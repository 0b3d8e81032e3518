import type { LetterWords } from "../../en/decision/letters";

export const letterWords: LetterWords = {
  subjects: {
    shortlisted: "Votre candidature est présélectionnée ({reference})",
    approved: "Votre candidature est acceptée ({reference})",
    declined: "La décision sur votre candidature ({reference})",
    reopened: "Votre candidature est de nouveau à l’étude ({reference})",
    "home-let": "Le logement a été loué ({reference})",
  },
  headings: {
    shortlisted: "Votre candidature est présélectionnée",
    approved: "Votre candidature est acceptée",
    declined: "La décision sur votre candidature",
    reopened: "Votre candidature est de nouveau à l’étude",
    "home-let": "Le logement a été loué",
  },
  texts: {
    shortlisted:
      "Bonjour {name},\n\nVotre candidature fait partie de ma présélection. Rien n’est encore décidé. Je vous écrirai quand ce sera le cas.",
    approved:
      "Bonjour {name},\n\nJe souhaite vous louer le logement. Je vous contacterai au sujet des prochaines étapes.",
    declined:
      "Bonjour {name},\n\nMerci de votre candidature et du temps que vous y avez consacré. {because}\n\nJe vous souhaite de trouver bientôt un bon logement.",
    reopened: "Bonjour {name},\n\nJ’ai repris votre candidature. Je vous écrirai quand j’aurai décidé.",
    "home-let":
      "Bonjour {name},\n\nLe logement pour lequel vous avez postulé a été loué à d’autres personnes. Merci de votre candidature et du temps que vous y avez consacré.\n\nJe vous souhaite de trouver bientôt un bon logement.",
  },
  because: {
    "other-chosen": "Cette fois-ci, j’ai retenu une autre candidature.",
    income:
      "Je ne peux pas vous proposer le logement, car les revenus de votre candidature n’atteignent pas ce que demandent les critères publiés.",
    incomplete:
      "Je ne peux pas vous proposer le logement, car il manquait encore dans votre candidature un élément que j’avais demandé.",
    "move-in":
      "Je ne peux pas vous proposer le logement, car votre date d’entrée ne correspond pas au jour où il est disponible.",
    "pets-smoking":
      "Je ne peux pas vous proposer le logement, car votre candidature ne respecte pas la règle publiée sur les animaux ou le tabac.",
    references:
      "Je ne peux pas vous proposer le logement, car une référence que vous avez indiquée n’a pas été confirmée.",
    differed:
      "Je ne peux pas vous proposer le logement, car un élément de votre candidature ne correspondait pas à vos documents.",
    "not-available": "Je ne peux pas vous proposer le logement, car il n’est plus disponible.",
    report:
      "Je ne peux pas vous proposer le logement. Un rapport vous concernant a été utilisé pour cette décision\u00a0; lequel, et quels sont vos droits, est indiqué plus bas.",
    other: "Je ne peux pas vous proposer le logement cette fois-ci.",
  },
  home: "Logement",
  reference: "Numéro de candidature",
  from: "Le propriétaire écrit\u00a0:",
  onPage: "Le propriétaire vous a écrit. Ce qu’il dit se trouve sur la page de votre candidature.",
  status: "Voir votre candidature",
  spelledOut: "Ou ouvrez cette adresse dans un navigateur\u00a0:",
  why: "Vous recevez cet e-mail parce que vous avez déposé une candidature pour ce logement.",
  questions: "Les réponses à cet e-mail arrivent à notre assistance, pas au propriétaire\u00a0: {support}",
};
