import type { LastWords } from "../../en/apply/last";

export const lastWords: LastWords = {
  keepTitle: "Pour votre prochaine candidature",
  keepText:
    "Ce navigateur peut conserver vos réponses et les proposer dans le prochain formulaire, quel que soit le propriétaire. Elles sont protégées par une clé qui ne quitte jamais le navigateur\u00a0; nous ne conservons rien. Ne sont pas conservés\u00a0: les documents, les consentements, les signatures et les réponses aux questions propres à un propriétaire. À éviter sur un appareil que d’autres utilisent.",
  keep: "Conserver mes réponses dans ce navigateur",
  kept: "Vos réponses sont conservées dans ce navigateur pendant six mois.",
  failed: "Vos réponses n’ont pas pu être conservées ici.",
  erase: "Effacer les réponses conservées ici",
  erased: "Les réponses conservées ici sont effacées.",
  title: "Utiliser mes dernières réponses",
  whose: "Des réponses ont été conservées dans ce navigateur le {day}. Sont-elles à vous\u00a0?",
  notMine: "Non, je suis quelqu’un d’autre",
  text: "Conservées dans ce navigateur seulement, depuis le {day}. Choisissez ce qui est rempli\u00a0; vous relisez chaque étape et l’enregistrez vous-même.",
  parcels: {
    you: "À propos de vous",
    home: "Votre logement actuel",
    work: "Travail et revenus",
    animals: "Animaux",
    guarantor: "Garant",
    references: "Références",
    adult: "Autre adulte",
  },
  use: "Commencer avec ces réponses",
  empty: "Commencer avec un formulaire vide",
  filledTitle: "Vos dernières réponses sont déjà saisies",
  filledText:
    "Relisez chaque étape\u00a0: seul compte ce que vous y enregistrez. Changez ce qui est différent cette fois.",
};
