import type { ReferenceWords } from "../../features/applying/references/words-shape";

export const referenceWords: ReferenceWords = {
  questions: {
    dates: ({ applicant, place, from, to }) =>
      from
        ? `La candidature indique\u00a0: ${place ? `${place}, ` : ""}de ${from} à ${to ?? "aujourd’hui"}. Ces dates sont-elles exactes\u00a0?`
        : `De quand à quand cette personne (${applicant}) a-t-elle loué chez vous\u00a0?`,
    rent: ({ rent }) =>
      rent
        ? `La candidature indique\u00a0: le loyer était de ${rent}. Est-ce exact\u00a0?`
        : "De combien était le loyer\u00a0?",
    paid: () => "Le loyer a-t-il été payé à temps\u00a0?",
    notice: () => "Le préavis a-t-il été respecté\u00a0?",
    condition: () => "Le logement a-t-il été rendu en bon état\u00a0?",
    breach: () => "Y a-t-il eu un manquement au règlement que vous avez confirmé par écrit\u00a0?",
    again: ({ applicant }) => `Loueriez-vous de nouveau à ${applicant}\u00a0?`,
    known: ({ applicant, relation }) =>
      relation
        ? `La candidature dit de vous\u00a0: ${relation}. Comment connaissez-vous ${applicant}\u00a0?`
        : `Comment connaissez-vous ${applicant}\u00a0?`,
    works: ({ applicant, employer }) =>
      employer
        ? `Cette personne (${applicant}) travaille-t-elle chez ${employer}\u00a0?`
        : `Cette personne (${applicant}) travaille-t-elle chez vous\u00a0?`,
    since: ({ from }) =>
      from
        ? `La candidature indique\u00a0: depuis ${from}. Est-ce exact\u00a0?`
        : "Depuis quand la personne travaille-t-elle chez vous\u00a0?",
    title: ({ jobTitle }) =>
      jobTitle
        ? `La candidature indique\u00a0: le poste est ${jobTitle}. Est-ce exact\u00a0?`
        : "Comment s’appelle le poste\u00a0?",
    contract: ({ contract }) =>
      contract
        ? `La candidature dit du contrat\u00a0: ${contract}. Est-ce exact\u00a0?`
        : "De quel type de contrat s’agit-il\u00a0?",
    ending: () => "L’une des parties a-t-elle mis fin au contrat\u00a0?",
    pay: () => "Le salaire est-il versé régulièrement\u00a0?",
    keeps: ({ applicant }) => `Cette personne (${applicant}) tient-elle ses engagements\u00a0?`,
    owes: ({ applicant }) =>
      `À votre connaissance, cette personne (${applicant}) paie-t-elle à temps ce qu’elle doit\u00a0?`,
    long: ({ applicant }) => `Depuis combien de temps connaissez-vous ${applicant}\u00a0?`,
    shared: ({ applicant }) => `Avez-vous partagé un logement avec ${applicant}, ou été voisins\u00a0?`,
    care: ({ applicant }) =>
      `D’après ce que vous avez vu, cette personne (${applicant}) prend-elle soin de son logement\u00a0?`,
    neighbourly: ({ applicant }) => `Cette personne (${applicant}) respecte-t-elle le voisinage\u00a0?`,
    recommend: ({ applicant }) => `Recommanderiez-vous ${applicant} comme locataire\u00a0?`,
  },
  details: {
    dates: "Sinon\u00a0: quelles sont les bonnes dates\u00a0?",
    rent: "Sinon\u00a0: de combien était-il\u00a0?",
    breach: "Si oui\u00a0: lequel\u00a0?",
    since: "Sinon\u00a0: depuis quand\u00a0?",
    title: "Sinon\u00a0: comment s’appelle le poste\u00a0?",
    contract: "Sinon\u00a0: quel type de contrat\u00a0?",
  },
  replies: {
    yes: "Oui",
    no: "Non",
    unsure: "Je ne peux pas le dire",
    always: "Toujours",
    mostly: "Le plus souvent",
    "often-late": "Souvent en retard",
    seldom: "Rarement",
    "still-there": "Y habite encore",
    left: "Plus maintenant",
    "under-one": "Moins d’un an",
    "one-to-five": "D’un à cinq ans",
    "over-five": "Plus de cinq ans",
    "same-home": "Le même logement",
    neighbours: "Voisins",
    neither: "Ni l’un ni l’autre",
  },
  kinds: { landlord: "Propriétaire ou agence", employer: "Quelqu’un au travail", personal: "Référence personnelle" },
  title: (applicant) => `Quelques renseignements sur ${applicant}`,
  lead: (landlord, applicant) =>
    `${applicant} a déposé une candidature auprès de ${landlord} pour un logement, a donné votre nom et a accepté que l’on vous pose des questions.`,
  until: (day) => `Huit questions courtes, environ trois minutes. Vous pouvez en sauter. Ouvert jusqu’au ${day}.`,
  fair: "Seulement ce que vous savez vous-même. Rien sur la famille, la santé, l’origine, les croyances ou les plaintes aux autorités.",
  notice: {
    title: "Qui demande, et ce que deviennent vos réponses",
    lines: ({ landlord, applicant, months, support }) => [
      ["Qui demande", `${landlord}, qui loue un logement. Rentform transmet les questions et ne juge rien.`],
      [
        "Dans quel but",
        "Pour décider de cette seule candidature. Elles ne servent à aucune autre et personne ne les achète.",
      ],
      [
        "Qui lit",
        `${landlord}, tel que vous l’avez écrit, sans résumé ni note. ${applicant} voit que l’on vous a sollicité et si vous avez répondu, et peut demander au propriétaire à voir ce que vous avez écrit.`,
      ],
      ["Combien de temps", `Vos réponses sont effacées avec la candidature, au plus tard ${months} après la décision.`],
      [
        "Vos propres données",
        `Votre nom et votre adresse viennent de ${applicant} et ne servent qu’à cette demande. Pour vous y opposer ou les faire effacer plus tôt, écrivez à ${support}.`,
      ],
    ],
  },
  comment: "Quelque chose à ajouter",
  commentHint: "Jusqu’à 600 caractères.",
  send: "Envoyer mes réponses",
  decline: "Je ne veux pas répondre",
  declineText:
    "Personne n’y est obligé. Le propriétaire apprend seulement que vous ne répondez pas, et nous ne vous écrivons plus à ce sujet.",
  states: {
    answered: ["Vos réponses sont arrivées", "Merci. Il n’y a plus rien à faire, ni d’autre e-mail à ce sujet."],
    declined: [
      "Vous ne voulez pas répondre",
      "C’est votre droit. Le propriétaire le sait, et nous ne vous écrivons plus à ce sujet.",
    ],
    expired: [
      "Le délai pour répondre est passé",
      "Les questions sont restées ouvertes 14 jours. Vous n’avez rien à faire.",
    ],
    cancelled: ["Une réponse n’est plus nécessaire", "La question a été retirée, ou la décision est prise."],
    unknown: [
      "Ce lien n’est pas valable",
      "Il en manque peut-être une partie\u00a0: rouvrez-le depuis l’e-mail. Sinon, ce à quoi il appartenait a été effacé.",
    ],
  },
  nothing: "Répondez à une question au moins, ou dites que vous ne voulez pas répondre",
  tooLong: (question, most) => `Raccourcissez la réponse à «\u00a0${question}\u00a0» à ${most} caractères`,
  control: (question) => `Retirez les caractères de contrôle invisibles de la réponse à «\u00a0${question}\u00a0»`,
  badPost: "C’était plus que cette page n’accepte. Vos réponses n’ont pas été envoyées.",
  mail: {
    subject: "Un propriétaire vous demande quelques renseignements",
    reminderSubject: "Toujours en attente\u00a0: quelques renseignements",
    text: (landlord, applicant) =>
      `${applicant} a déposé une candidature auprès de ${landlord} pour un logement, a donné votre nom et a accepté que l’on vous pose des questions.`,
    what: "Huit questions courtes, environ trois minutes, sans compte. Vous pouvez en sauter, ou dire que vous ne voulez pas répondre.",
    reminder: "Vous n’avez pas encore répondu. C’est le seul rappel.",
    ends: "Ouvert jusqu’au",
    action: "Voir les questions",
    spelledOut: "Ou ouvrez cette adresse dans un navigateur\u00a0:",
    source: (applicant) =>
      `Votre nom et votre adresse viennent de la candidature de ${applicant}. Ils ne servent qu’à cette demande et sont effacés avec elle.`,
    stop: "Vous ne voulez pas répondre\u00a0? Dites-le sur cette page\u00a0: nous ne vous écrivons plus à ce sujet.",
    questions:
      "Les réponses à cet e-mail arrivent à notre assistance, pas au propriétaire. Vos questions sur vos données aussi\u00a0: {support}",
  },
  log: {
    title: "Références",
    text: "Vous voyez à qui le propriétaire a demandé et quand, pas ce qui a été écrit. Vous pouvez le lui demander.",
    asked: "Demandé",
    answered: "Répondu",
    declined: "Ne veut pas répondre",
    open: "Pas encore de réponse",
    over: "Sans réponse, et plus ouvert",
    others: "Quelqu’un dont une autre personne de votre foyer a donné le nom",
  },
};
