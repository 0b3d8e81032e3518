import type { PrivacyWords } from "../../en/answering/privacy";

export const privacyWords: PrivacyWords = {
  title: "Qui voit quoi, et pendant combien de temps",
  lines: ({ draft, months, days, sent, closed, guest }, hasAccount) => [
    [
      "Qui lit",
      "Seulement le propriétaire de ce logement et les personnes qui l’aident. Personne ne l’achète ni ne le reçoit de nous.",
    ],
    ["Dans quel but", "Pour décider qui obtient ce logement et pour vous joindre à ce sujet. Pour rien d’autre."],
    ["Avant l’envoi", `Le propriétaire ne voit rien. Ce qui n’est pas envoyé est effacé après ${draft}.`],
    ...(hasAccount
      ? ([
          ["Documents", `Effacés ${days} après la décision. Vous voyez quand chacun a été ouvert.`],
          ["Réponses", `Effacées ${months} après la décision.`],
          [
            "Sans décision",
            `Votre candidature prend fin ${closed} après la fermeture du formulaire, ou ${sent} après votre envoi. Les mêmes délais courent ensuite.`,
          ],
        ] as const)
      : ([
          [
            "Documents et réponses",
            `Effacés au plus tard ${guest} après la fermeture de ce formulaire. Vous voyez quand chaque document a été ouvert. Si le propriétaire rattache le formulaire à un compte, les documents sont effacés ${days} et les réponses ${months} après la décision\u00a0; sans décision, votre candidature prend fin ${closed} après la fermeture du formulaire, ou ${sent} après votre envoi.`,
          ],
        ] as const)),
    [
      "Vos droits",
      "Tant que le propriétaire n’a pas décidé, vous pouvez suivre, corriger, retirer et effacer votre candidature sur votre page de suivi. Ensuite, adressez-vous au propriétaire.",
    ],
    [
      "Chiffrement",
      "Le nom, les coordonnées, les réponses et les documents sont chiffrés. La date d’entrée, les revenus, le nombre d’adultes et les animaux figurent aussi en clair, pour la liste du propriétaire.",
    ],
    [
      "Dans votre navigateur",
      "Après l’envoi, vous pouvez conserver vos réponses dans ce navigateur pour le prochain formulaire, protégées par une clé qui ne le quitte jamais. Nous n’en conservons rien.",
    ],
  ],
  short: ({ days, guest }, hasAccount) =>
    hasAccount
      ? `Seulement le propriétaire\u00a0; documents effacés ${days} après la décision`
      : `Seulement le propriétaire\u00a0; tout est effacé ${guest} après la fermeture du formulaire`,
  more: "Plus dans la politique de confidentialité",
  paper: {
    title: "Qui voit quoi, et dans quel but",
    lines: [
      ["Qui lit", "Seulement le propriétaire de ce logement et les personnes qui l’aident."],
      ["Dans quel but", "Pour décider qui obtient ce logement et pour vous joindre à ce sujet. Pour rien d’autre."],
      [
        "Vos droits",
        "Pour consulter, corriger, retirer ou effacer ce que vous avez écrit sur ce papier, adressez-vous au propriétaire.",
      ],
    ],
  },
};
