import type { DeviceWords } from "../../en/answering/device";

export const deviceWords: DeviceWords = {
  sharedTitle: "Cet appareil est-il partagé\u00a0?",
  sharedText: "Le propriétaire conserve votre candidature, et le lien de votre e-mail y mène de n’importe où.",
  sharedNoMail:
    "Le propriétaire conserve votre candidature. Notez le numéro de candidature\u00a0: c’est le seul moyen d’y revenir.",
  someoneElse: "Une autre personne veut postuler",
  forgetMe: "Effacer mes données de cet appareil",
  begunTitle: "Une candidature a été commencée sur cet appareil",
  begunText:
    "Est-ce la vôtre\u00a0? Reprenez-la où vous l’avez laissée. Une autre personne commence avec un formulaire vide\u00a0: l’appareil oublie alors la première candidature, qui s’ouvre par le lien de l’e-mail de cette personne.",
  goOn: "Continuer ma candidature",
  sentTitle: "Une candidature a été envoyée depuis cet appareil",
  sentText:
    "Est-ce la vôtre\u00a0? Voyez son accusé de réception. Une autre personne peut aussi postuler\u00a0: les données de la première sont alors effacées de cet appareil.",
  seeReceipt: "Voir l’accusé de réception",
  forgottenTitle: "Vos données ont été effacées de cet appareil",
  forgottenText:
    "Le propriétaire conserve votre candidature. Suivez-la par le lien de votre e-mail, ou citez votre numéro de candidature.",
  lostTitle: "Cet appareil ne connaît plus vos réponses précédentes",
  lostText:
    "La page que vous venez d’envoyer est conservée\u00a0; elle vous attend à son étape. Répondez de nouveau aux étapes précédentes. Si vous avez reçu un lien pour terminer plus tard, ouvrez-le\u00a0: il mène à tout.",
  forgetNeedsMail: "Saisissez une adresse e-mail\u00a0: sans lien, personne ne pourrait rouvrir ces réponses",
  otherTitle: "Cette page a été modifiée ailleurs",
  otherText:
    "Depuis que vous l’avez ouverte ici, elle a été enregistrée dans un autre onglet ou sur un autre appareil avec d’autres réponses. Ci-dessous, ce que vous avez saisi ici\u00a0: enregistrez-le pour le conserver. Enregistré ailleurs\u00a0:",
  otherAnswer: (label, answer) => `${label}\u00a0: ${answer}`,
  noAnswer: "sans réponse",
  takeOther: "Utiliser ce qui a été enregistré ailleurs",
};
