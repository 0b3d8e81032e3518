import type { HouseholdMailWords } from "../../en/applications/household-mails";

export const householdMailWords: HouseholdMailWords = {
  subject: "Merci de remplir votre partie d’une candidature de location",
  reminderSubject: "Il manque votre partie d’une candidature de location",
  mailText: (name) => `${name} dépose une candidature pour un logement et a donné votre nom.`,
  mailWhat: "Vous remplissez votre partie sur votre téléphone, sans compte et sans payer. Seul le propriétaire la lit.",
  ends: "Le lien fonctionne jusqu’au",
  action: "Voir ce qui est demandé",
  spelledOut: "Ou ouvrez cette adresse dans un navigateur\u00a0:",
  notYou:
    "Vous n’êtes pas au courant\u00a0? Ouvrez le lien et dites que vous ne participez pas\u00a0: nous ne vous écrirons plus.",
  receiptSubject: "Votre partie de la candidature est envoyée",
  receiptText:
    "Le propriétaire a votre partie. Derrière le bouton, vous voyez ce que vous avez envoyé et quand vos documents ont été ouverts, et vous pouvez la retirer.",
  receiptAction: "Voir ma partie",
  receiptWaiting: (name, day) =>
    `Le propriétaire la reçoit avec la candidature, que ${name} n’a pas encore envoyée. Si elle n’est pas envoyée d’ici le ${day}, votre partie est effacée. Derrière le bouton, vous voyez ce que vous avez envoyé et pouvez le retirer.`,
  endsSubject: (day) => `Votre partie d’une candidature sera effacée le ${day}`,
  endsHeading: "La candidature n’a pas encore été envoyée",
  endsText: (name, day) =>
    `Vous avez envoyé votre partie, mais ${name} n’a pas envoyé la candidature. Si elle n’est pas envoyée d’ici le ${day}, vos réponses et vos documents seront effacés. Le propriétaire ne les a pas vus.`,
  endsLeft:
    "Vous n’avez rien à faire. Derrière le bouton, vous voyez ce que vous avez envoyé et pouvez l’effacer maintenant.",
  erasedSubject: "Votre partie d’une candidature est effacée",
  erasedMail:
    "La candidature à laquelle elle appartenait n’a jamais été envoyée. Vos réponses et vos documents sont effacés\u00a0; le propriétaire ne les a jamais reçus.",
  erasedWhy:
    "Vous recevez cet e-mail une seule fois, parce que vous avez envoyé une partie de cette candidature. Votre adresse est ensuite effacée elle aussi.",
  questions: "Les réponses à cet e-mail arrivent à notre assistance, pas au propriétaire\u00a0: {support}",
};
