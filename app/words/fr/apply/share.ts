import type { ShareWords } from "../../en/apply/share";

export const shareWords: ShareWords = {
  share: "Créer un lien à partager",
  shareAgain: "Créer un autre lien à partager",
  shareText:
    "Envoyez-le vous-même à {name}. Il ouvre la partie une seule fois, pour qui commence le premier avec lui, jusqu’au {day}. Vous ne voyez pas les réponses.",
  shareLabel: "Lien pour {name}",
  copy: "Copier le lien",
  copied: "Copié",
  usedTitle: "Ce lien a déjà servi",
  usedText:
    "La partie a été commencée avec lui ou par e-mail. Continuez sur l’appareil où elle a été commencée, ou par le lien de l’e-mail adressé à la personne désignée.",
  shareSheet: "Partager",
  openHere: "L’ouvrir sur cet appareil",
  progressHow: "Votre page de suivi le montre aussi, renvoie un lien et en crée un à partager.",
};
