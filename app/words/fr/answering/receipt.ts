import type { ReceiptWords } from "../../en/answering/receipt";

export const receiptWords: ReceiptWords = {
  locale: "fr",
  subject: "Nous avons envoyé votre candidature {reference}",
  heading: "Nous avons envoyé votre candidature",
  home: "Logement",
  reference: "Numéro de candidature",
  sent: "Envoyée",
  keep: "Conservez le numéro de candidature\u00a0: indiquez-le quand vous parlez de votre candidature au propriétaire.",
  next: "Et maintenant\u00a0: le propriétaire lit votre candidature, puis vous écrit ou vous appelle avec les coordonnées que vous avez données.",
  noPromise: "Le délai dépend du propriétaire.",
  why: "Vous recevez cet e-mail parce que cette adresse figure dans la candidature. Ce n’est pas vous\u00a0? Quelqu’un s’est trompé en écrivant la sienne\u00a0; vous n’avez rien à faire.",
  questions: "Les réponses à cet e-mail arrivent à notre assistance, pas au propriétaire\u00a0: {support}",
};
