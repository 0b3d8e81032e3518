import type { HouseholdWords } from "../../en/applications/household";

export const householdWords: HouseholdWords = {
  title: "Votre foyer",
  willAsk:
    "À l’envoi, nous adressons à chaque personne un lien pour remplir sa propre partie. Elles ne voient pas vos réponses, et vous ne voyez pas les leurs.",
  asked:
    "Chaque personne remplit sa propre partie par un lien de notre part. Elles ne voient pas vos réponses, et vous ne voyez pas les leurs.",
  roles: { co_applicant: "Cocandidat", guarantor: "Garant" },
  states: { named: "Pas encore sollicité", asked: "Lien envoyé", opened: "Commencée", done: "Terminée" },
  since: {
    asked: (day) => `Lien envoyé le ${day}, pas encore commencée`,
    opened: (day) => `Commencée le ${day}, pas encore envoyée`,
    done: (day) => `Envoyée le ${day}`,
  },
  askNow: "Leur envoyer les liens maintenant",
  askedTitle: "Les liens sont en route",
  askedText: "Chacun peut remplir sa partie pendant que vous terminez la vôtre.",
  tooOften: "Plusieurs liens viennent d’être envoyés. Réessayez plus tard.",
  again: "Renvoyer le lien",
  letGo: "Ne plus solliciter",
  complete: "Tout le monde a envoyé sa partie.",
  partTitle: { co_applicant: "Votre partie d’une candidature", guarantor: "Se porter garant d’une candidature" },
  lead: (name) => `${name} dépose une candidature pour ce logement et a donné votre nom.`,
  own: "Vous remplissez votre propre partie. Seul le propriétaire la lit\u00a0; les autres candidats, non.",
  guarantee:
    "Un garant paie le loyer quand le locataire ne le peut pas. Demandez les conditions exactes avant de signer quoi que ce soit.",
  begin: "Commencer ma partie",
  goOn: "Ouvrir ma partie",
  decline: "Je ne souhaite pas participer",
  declineText: "Nous ne vous écrirons plus, et ce que vous avez saisi ici est effacé.",
  declined: "Vous ne participez pas",
  declinedText: "Nous ne vous écrirons plus. Ce que vous aviez saisi est effacé.",
  doneTitle: "Votre partie est envoyée",
  doneText: "Le propriétaire l’a reçue. Les autres candidats ne peuvent pas la lire.",
  doneMail: "Un accusé de réception vous est envoyé. Son lien montre ce que vous avez envoyé et permet de le retirer.",
  doneWaiting: (name, day) =>
    `${name} n’a pas encore envoyé la candidature. Le propriétaire reçoit votre partie avec elle\u00a0; les autres candidats ne peuvent pas la lire. Si elle n’est pas envoyée d’ici le ${day}, votre partie est effacée et nous vous écrivons.`,
  sentOn: "Envoyée le",
  erase: "Retirer ma partie et l’effacer",
  eraseText: "Vos réponses et vos documents sont effacés immédiatement. La candidature se poursuit sans votre partie.",
  erased: "Votre partie est effacée",
  heldErase:
    "Le propriétaire garde la candidature pour une action en justice. Votre partie est effacée quand c’est fini, pas avant.",
  over: "Ce lien n’est plus valable",
  overText:
    "Cette partie n’est plus nécessaire\u00a0: une décision a été prise, la candidature a été retirée, ou vous n’y figurez plus.",
  sendPart: "Envoyer ma partie",
  sendPartNote: "Le propriétaire reçoit votre partie avec la candidature.",
  subject: "Merci de remplir votre partie d’une candidature de location",
  reminderSubject: "Il manque votre partie d’une candidature de location",
  mailText: (name) => `${name} dépose une candidature pour un logement et a donné votre nom.`,
  mailWhat:
    "Vous remplissez votre propre partie sur votre téléphone, sans compte et sans payer. Seul le propriétaire la lit.",
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
    "Vous recevez ce message une seule fois, parce que vous avez envoyé une partie de cette candidature. Votre adresse est ensuite effacée elle aussi.",
  questions: "Les réponses à ce message ne sont pas lues. Questions\u00a0: {support}",
};
