import type { HouseholdWords } from "../../en/applications/household";

export const householdWords: HouseholdWords = {
  title: "Votre foyer",
  willAsk:
    "À l’envoi, chaque personne dont vous avez donné l’e-mail reçoit un lien pour remplir sa partie. Elles ne voient pas vos réponses, et vous ne voyez pas les leurs.",
  asked:
    "Chaque personne remplit sa partie à l’aide d’un lien. Elles ne voient pas vos réponses, et vous ne voyez pas les leurs.",
  roles: { co_applicant: "Cocandidat(e)", guarantor: "Garant" },
  states: { named: "Pas encore sollicité", asked: "Lien envoyé", opened: "Commencée", done: "Terminée" },
  since: {
    asked: (day) => `Lien envoyé le ${day}, pas encore commencée`,
    opened: (day) => `Commencée le ${day}, pas encore envoyée`,
    done: (day) => `Envoyée le ${day}`,
  },
  handOn:
    "Sans adresse e-mail personnelle, donc sans lien de notre part\u00a0: vous en créez un sur votre page de suivi et le lui transmettez",
  missingHandedOn:
    "Votre foyer n’est pas complet\u00a0: les personnes qui ont leur propre adresse e-mail ont reçu un lien vers leur partie. Pour les autres, créez un lien sur votre page de suivi\u00a0: transmettez-le, ou laissez-les remplir leur partie sur cet appareil.",
  askNow: "Leur envoyer les liens maintenant",
  askedTitle: "Les liens ont été envoyés",
  askedText: "Chacun peut remplir sa partie pendant que vous terminez la vôtre.",
  tooOften: "Plusieurs liens viennent d’être envoyés. Réessayez plus tard.",
  again: "Renvoyer le lien",
  letGo: "Ne plus solliciter",
  complete: "Tout le monde a envoyé sa partie.",
  partTitle: { co_applicant: "Votre partie d’une candidature", guarantor: "Se porter garant d’une candidature" },
  lead: (name) => `${name} dépose une candidature pour ce logement et a donné votre nom.`,
  own: "Vous remplissez votre partie. Seul le propriétaire la lit\u00a0; les autres candidats, non.",
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
    "Le propriétaire conserve la candidature pour une action en justice. Votre partie est effacée une fois la procédure terminée, pas avant.",
  over: "Ce lien n’est plus valable",
  overText:
    "Cette partie n’est plus nécessaire\u00a0: une décision a été prise, la candidature a été retirée, ou vous n’y figurez plus.",
  sendPart: "Envoyer ma partie",
  sendPartNote: "Le propriétaire reçoit votre partie avec la candidature.",
};
