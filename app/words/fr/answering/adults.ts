import type { AdultsWords } from "../../en/answering/adults";

export const adultsWords: AdultsWords = {
  title: "Le nombre d’adultes est-il exact\u00a0?",
  text: ({ said, named }) =>
    `Vous avez indiqué que ${said} ${said === 1 ? "adulte y vivra" : "adultes y vivront"}, vous compris, et vous en avez nommé ${named} en plus de vous. Ajoutez les personnes manquantes ou changez le nombre. Si c’est exact ainsi, continuez.`,
  changeNumber: "Changer le nombre d’adultes",
  changeNames: "Voir les personnes nommées",
};
