import type { RequestWords } from "../en/info-requests";

export const requestWords: RequestWords = {
  title: "Le propriétaire a besoin d’un complément",
  lead: "Seul ce propriétaire le lit.",
  due: "Répondez au plus tard le",
  overdue: "Le délai était fixé au {time}. Vous pouvez encore répondre tant que le propriétaire n’a pas décidé.",
  note: "Le propriétaire écrit\u00a0:",
  textHint: "2\u00a0000 caractères au plus.",
  fileOr: "Si vous ne l’avez pas, dites-le ici",
  send: "Envoyer ma réponse",
  sendNote: "Après l’envoi, votre candidature reprend là où elle en était.",
  missing: (item) => `Répondez à «\u00a0${item}\u00a0», ou dites pourquoi vous ne le pouvez pas`,
  tooLong: (item) => `Raccourcissez la réponse à «\u00a0${item}\u00a0» à 2\u00a0000 caractères`,
  answered: "Ce que le propriétaire a demandé, et votre réponse",
  ended: "Le propriétaire n’en a plus besoin.",
  askedOn: "Demandé",
  over: "Cette demande est close\u00a0: elle a reçu une réponse, a été retirée, ou le propriétaire a décidé.",
  subject: "Le propriétaire demande un complément pour votre candidature {reference}",
  reminderSubject: "À rendre demain\u00a0: ce que le propriétaire demande pour {reference}",
  heading: "Le propriétaire a besoin d’un complément",
  mailText: (count) =>
    count === 1
      ? "Le propriétaire demande une chose de plus. Voyez laquelle et répondez sur la page de votre candidature."
      : `Le propriétaire demande ${count} choses de plus. Voyez lesquelles et répondez sur la page de votre candidature.`,
  reminderText: "Le délai pour répondre se termine dans un jour.",
  action: "Voir et répondre",
  spelledOut: "Ou ouvrez cette adresse dans un navigateur\u00a0:",
  why: "Vous recevez ce message parce que cette adresse figure dans la candidature. Ce n’est pas vous\u00a0? Vous n’avez rien à faire.",
  questions: "Les réponses à ce message ne sont pas lues. Questions sur ce service\u00a0: {support}",
  home: "Logement",
  reference: "Référence",
};
