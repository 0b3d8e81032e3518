import type { AnswersWords } from "../en/pdf";

export const answersWords: AnswersWords = {
  title: "Candidature à la location",
  reference: "Numéro de candidature",
  sent: "Envoyée",
  changed: "Dernière modification",
  printed: "Copie établie",
  notAnswered: "Sans réponse",
  nothingAdded: "Rien d’ajouté",
  askedLater: "Demandé plus tard, et répondu",
  consents: "Accepté, en ces termes",
  accepted: "Oui",
  refused: "Non",
  documents: "Documents",
  noDocuments: "Aucun document n’a été joint.",
  signed: "Signature",
  signedBy: "De",
  signedAt: "Le",
  fingerprint: "Empreinte (SHA-256) de l’heure, des textes, des accords et des réponses",
  amended: "Réponses modifiées depuis sans nouvelle signature\u00a0: dernière fois et leur empreinte",
  notices: "Affiché avant l’envoi",
  roles: { co_applicant: "cocandidat(e)", guarantor: "garant" },
  notSent: "Cette partie n’a pas été envoyée.",
  page: (n, of) => `Page ${n} sur ${of}`,
  exact:
    "Certains de ces textes ne peuvent pas être imprimés tels qu’ils ont été saisis. Le texte exact est joint à ce fichier.",
};
