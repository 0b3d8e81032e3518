import type { PageLocale } from "../applications/locale";

/** The fixed words of a sent application on paper, in the language of who reads it. */
export type AnswersWords = {
  title: string;
  reference: string;
  sent: string;
  changed: string;
  printed: string;
  notAnswered: string;
  nothingAdded: string;
  askedLater: string;
  consents: string;
  accepted: string;
  refused: string;
  documents: string;
  noDocuments: string;
  signed: string;
  signedBy: string;
  signedAt: string;
  fingerprint: string;
  notices: string;
  roles: Record<"co_applicant" | "guarantor", string>;
  notSent: string;
  page: (n: number, of: number) => string;
  exact: string;
};

const en: AnswersWords = {
  title: "Rental application",
  reference: "Reference",
  sent: "Sent",
  changed: "Last changed",
  printed: "This copy was made",
  notAnswered: "Not answered",
  nothingAdded: "Nothing added",
  askedLater: "Asked for later, and answered",
  consents: "Agreed to, in these words",
  accepted: "Yes",
  refused: "No",
  documents: "Documents",
  noDocuments: "No documents were sent.",
  signed: "Signed",
  signedBy: "By",
  signedAt: "At",
  fingerprint: "Fingerprint (SHA-256) of time, texts, consents and answers",
  notices: "Shown before sending",
  roles: { co_applicant: "co-applicant", guarantor: "guarantor" },
  notSent: "This part has not been sent.",
  page: (n, of) => `Page ${n} of ${of}`,
  exact: "Some of these texts cannot be printed exactly as they were typed. The exact text is attached to this file.",
};

const es: AnswersWords = {
  title: "Solicitud de alquiler",
  reference: "Referencia",
  sent: "Enviada",
  changed: "Último cambio",
  printed: "Esta copia se hizo",
  notAnswered: "Sin respuesta",
  nothingAdded: "Nada añadido",
  askedLater: "Pedido más tarde y respondido",
  consents: "Aceptado, con estas palabras",
  accepted: "Sí",
  refused: "No",
  documents: "Documentos",
  noDocuments: "No se enviaron documentos.",
  signed: "Firma",
  signedBy: "De",
  signedAt: "El",
  fingerprint: "Huella (SHA-256) de la hora, los textos, los consentimientos y las respuestas",
  notices: "Mostrado antes del envío",
  roles: { co_applicant: "cosolicitante", guarantor: "avalista" },
  notSent: "Esta parte no se ha enviado.",
  page: (n, of) => `Página ${n} de ${of}`,
  exact:
    "Algunos de estos textos no se pueden imprimir exactamente como se escribieron. El texto exacto va adjunto a este archivo.",
};

const fr: AnswersWords = {
  title: "Candidature à la location",
  reference: "Référence",
  sent: "Envoyée",
  changed: "Dernière modification",
  printed: "Copie établie",
  notAnswered: "Sans réponse",
  nothingAdded: "Rien d’ajouté",
  askedLater: "Demandé plus tard, et répondu",
  consents: "Accepté, en ces termes",
  accepted: "Oui",
  refused: "Non",
  documents: "Pièces",
  noDocuments: "Aucune pièce n’a été jointe.",
  signed: "Signature",
  signedBy: "De",
  signedAt: "Le",
  fingerprint: "Empreinte (SHA-256) de l’heure, des textes, des accords et des réponses",
  notices: "Affiché avant l’envoi",
  roles: { co_applicant: "colocataire", guarantor: "garant" },
  notSent: "Cette partie n’a pas été envoyée.",
  page: (n, of) => `Page ${n} sur ${of}`,
  exact:
    "Certains de ces textes ne peuvent pas être imprimés tels qu’ils ont été saisis. Le texte exact est joint à ce fichier.",
};

export const answersWords: Record<PageLocale, AnswersWords> = { en, es, fr };
