import type { AnswersWords } from "../en/pdf";

export const answersWords: AnswersWords = {
  title: "Solicitud de alquiler",
  reference: "Número de solicitud",
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
  amended: "Respuestas cambiadas después sin firmar de nuevo: última vez y su huella",
  notices: "Mostrado antes del envío",
  roles: { co_applicant: "cosolicitante", guarantor: "garante" },
  notSent: "Esta parte no se ha enviado.",
  page: (n, of) => `Página ${n} de ${of}`,
  exact:
    "Algunos de estos textos no se pueden imprimir exactamente como se escribieron. El texto exacto va adjunto a este archivo.",
};
