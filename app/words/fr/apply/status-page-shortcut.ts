import type { OwnPageWords } from "../../en/apply/status-page-shortcut";

export const ownPageWords: OwnPageWords = {
  title: "Votre page de suivi",
  text: "Vous pouvez y suivre la candidature, la corriger ou la retirer. Elle s’ouvre d’ici pendant un jour\u00a0; ensuite, utilisez le lien de votre e-mail.",
  noMail:
    "Vous pouvez y suivre la candidature, la corriger ou la retirer. Elle s’ouvre d’ici pendant un jour\u00a0: ouvrez-la et conservez son adresse, car aucun e-mail n’y mène.",
  over: "Un jour a passé depuis l’envoi\u00a0: votre page de suivi ne s’ouvre plus depuis cet appareil. Utilisez le lien de votre e-mail.",
  overNoMail:
    "Un jour a passé depuis l’envoi\u00a0: votre page de suivi ne s’ouvre plus depuis cet appareil. Utilisez l’adresse que vous avez conservée, ou citez votre numéro de candidature au propriétaire.",
  tooOften:
    "Votre page a été ouverte d’ici très souvent. Réessayez dans une heure, ou utilisez le lien de votre e-mail.",
  see: "Voir votre candidature",
  wrong: "Cette adresse est incorrecte\u00a0? L’accusé de réception arrive alors chez quelqu’un d’autre.",
  change: "Changer l’adresse",
  nothingHere: [
    "Rien de vous n’est ouvert sur cet appareil",
    "Si vous avez envoyé une candidature, ou en avez enregistré une pour plus tard, le lien de votre e-mail y mène depuis tout appareil.",
  ],
  toForm: "Voir le formulaire",
};
