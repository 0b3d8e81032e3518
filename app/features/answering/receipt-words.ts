export type ReceiptWords = {
  locale: "en" | "es" | "fr";
  timeLocale: string;
  subject: string;
  heading: string;
  home: string;
  reference: string;
  sent: string;
  keep: string;
  next: string;
  /** In place of a promise, where the landlord made none. */
  noPromise: string;
  why: string;
  questions: string;
};

const en: ReceiptWords = {
  locale: "en",
  timeLocale: "en-GB",
  subject: "We sent your application {reference}",
  heading: "We sent your application",
  home: "Home",
  reference: "Reference",
  sent: "Sent",
  keep: "Keep the reference: quote it when you talk to the landlord about your application.",
  next: "What happens next: the landlord reads your application and writes or calls you with the contact details you gave.",
  noPromise: "How long that takes is up to the landlord.",
  why: "You get this mail because this address stands in the application. Not you? Then somebody mistyped their own; you need not do anything.",
  questions: "Answers to this mail are not read. Questions about this service: {support}",
};

const es: ReceiptWords = {
  locale: "es",
  timeLocale: "es-ES",
  subject: "Hemos enviado su solicitud {reference}",
  heading: "Hemos enviado su solicitud",
  home: "Vivienda",
  reference: "Referencia",
  sent: "Enviada",
  keep: "Guarde la referencia: menciónela cuando hable con el propietario sobre su solicitud.",
  next: "Qué pasa ahora: el propietario lee su solicitud y le escribe o le llama con los datos de contacto que dio.",
  noPromise: "El plazo depende del propietario.",
  why: "Recibe este correo porque esta dirección figura en la solicitud. ¿No es usted? Alguien se equivocó al escribir la suya; no tiene que hacer nada.",
  questions: "Las respuestas a este correo no se leen. Preguntas sobre este servicio: {support}",
};

const fr: ReceiptWords = {
  locale: "fr",
  timeLocale: "fr-FR",
  subject: "Nous avons envoyé votre candidature {reference}",
  heading: "Nous avons envoyé votre candidature",
  home: "Logement",
  reference: "Référence",
  sent: "Envoyée",
  keep: "Gardez la référence : indiquez-la quand vous parlez de votre candidature au propriétaire.",
  next: "Et maintenant : le propriétaire lit votre candidature, puis vous écrit ou vous appelle avec les coordonnées que vous avez données.",
  noPromise: "Le délai dépend du propriétaire.",
  why: "Vous recevez ce message parce que cette adresse figure dans la candidature. Ce n’est pas vous ? Quelqu’un s’est trompé en écrivant la sienne ; vous n’avez rien à faire.",
  questions: "Les réponses à ce message ne sont pas lues. Questions sur ce service : {support}",
};

/** The words of the receipt in the applicant's language; English for any other. */
export function receiptWords(locale: string): ReceiptWords {
  const language = locale.toLowerCase().split("-")[0];
  return [en, es, fr].find((words) => words.locale === language) ?? en;
}
