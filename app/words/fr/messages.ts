import type { MessageWords } from "../en/messages";

export const messageWords: MessageWords = {
  title: "Messages",
  lead: "Entre vous et le propriétaire. Personne d’autre ne les lit.",
  first: "Écrire au propriétaire",
  landlord: "Le propriétaire",
  you: "Vous",
  seen: "Vu par le propriétaire le",
  asked: "Le propriétaire vous a demandé\u00a0:",
  due: "À rendre au plus tard",
  answered: "Vous avez répondu à ce qui était demandé.",
  letter: "Le propriétaire vous a envoyé une lettre par e-mail.",
  label: "Votre message au propriétaire",
  hint: "2\u00a0000 caractères au plus. N’écrivez ni coordonnées bancaires, ni mots de passe, ni numéros d’identité.",
  send: "Envoyer le message",
  sent: "Votre message est envoyé. Le propriétaire en est averti.",
  over: "Ce message n’a pas pu être envoyé\u00a0: la candidature n’accepte plus de messages.",
  closed: "Vous ne pouvez pas écrire ici\u00a0: le propriétaire n’a pas de compte pour répondre.",
  earlier: "Messages précédents",
  back: "Revenir aux messages les plus récents",
  markRead: "J’ai lu ceci",
  faults: {
    empty: "Écrivez un message",
    "too-long": "Raccourcissez votre message à 2\u00a0000 caractères",
    "control-character":
      "Votre message contient un caractère qui ne peut pas être envoyé. Retirez-le ou retapez le texte",
    "too-often":
      "Vous avez envoyé beaucoup de messages. Votre texte reste ici\u00a0: attendez {minutes} minutes et renvoyez-le",
    "too-many":
      "Vous avez envoyé autant de messages que possible en un jour. Votre texte reste ici\u00a0: réessayez demain",
    "too-large": "Votre message est beaucoup trop long. Raccourcissez-le à 2\u00a0000 caractères",
  },
  subject: "Le propriétaire vous a écrit au sujet de {reference}",
  heading: "Vous avez un message du propriétaire",
  mailText: (count) =>
    count === 1
      ? "Le propriétaire vous a écrit un message. Lisez-le et répondez sur la page de votre candidature."
      : `Le propriétaire vous a écrit ${count} messages. Lisez-les et répondez sur la page de votre candidature.`,
  action: "Lire et répondre",
  spelledOut: "Ou ouvrez cette adresse dans un navigateur\u00a0:",
  why: "Vous recevez cet e-mail parce que cette adresse figure dans la candidature. Ce n’est pas vous\u00a0? Vous n’avez rien à faire.",
  questions: "Les réponses à cet e-mail arrivent à notre assistance, pas au propriétaire\u00a0: {support}",
  home: "Logement",
  reference: "Numéro de candidature",
};
