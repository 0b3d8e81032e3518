import type { PageLocale } from "../applications/locale";

/** Everything about a landlord's request for more, as the applicant reads it: on the status page and in mails. */
export type RequestWords = {
  title: string;
  lead: string;
  due: string;
  overdue: string;
  note: string;
  textHint: string;
  fileOr: string;
  send: string;
  sendNote: string;
  missing: (item: string) => string;
  tooLong: (item: string) => string;
  answered: string;
  ended: string;
  askedOn: string;
  over: string;
  subject: string;
  reminderSubject: string;
  heading: string;
  mailText: (count: number) => string;
  reminderText: string;
  action: string;
  spelledOut: string;
  why: string;
  questions: string;
  home: string;
  reference: string;
};

const en: RequestWords = {
  title: "The landlord needs more from you",
  lead: "Answer here, without an account. Only this landlord reads it.",
  due: "Please answer by",
  overdue: "This was due on {time}. You can still answer until the landlord decides.",
  note: "The landlord writes:",
  textHint: "Up to 2,000 characters.",
  fileOr: "If you do not have it, say so here",
  send: "Send my answer",
  sendNote: "After sending, your application goes on where it was.",
  missing: (item) => `Answer “${item}”, or say why you cannot`,
  tooLong: (item) => `Shorten the answer to “${item}” to 2,000 characters`,
  answered: "What the landlord asked for, and your answer",
  ended: "The landlord no longer needs this.",
  askedOn: "Asked",
  over: "This request is over: it was answered, taken back, or the landlord has decided.",
  subject: "The landlord needs more for your application {reference}",
  reminderSubject: "Due tomorrow: what the landlord needs for {reference}",
  heading: "The landlord needs something from you",
  mailText: (count) =>
    count === 1
      ? "The landlord asked for one more thing. See what it is and answer on your application’s page."
      : `The landlord asked for ${count} more things. See what they are and answer on your application’s page.`,
  reminderText: "Your answer is due within a day.",
  action: "See and answer",
  spelledOut: "Or open this address in a browser:",
  why: "You get this mail because this address stands in the application. Not you? Then you need not do anything.",
  questions: "Answers to this mail are not read. Questions about this service: {support}",
  home: "Home",
  reference: "Reference",
};

const es: RequestWords = {
  title: "El propietario necesita algo más de usted",
  lead: "Responda aquí, sin cuenta. Solo lo lee este propietario.",
  due: "Responda antes de",
  overdue: "El plazo terminó el {time}. Todavía puede responder hasta que el propietario decida.",
  note: "El propietario escribe:",
  textHint: "Hasta 2000 caracteres.",
  fileOr: "Si no lo tiene, dígalo aquí",
  send: "Enviar mi respuesta",
  sendNote: "Después del envío, su solicitud sigue donde estaba.",
  missing: (item) => `Responda a «${item}» o diga por qué no puede`,
  tooLong: (item) => `Acorte la respuesta a «${item}» a 2000 caracteres`,
  answered: "Lo que pidió el propietario y su respuesta",
  ended: "El propietario ya no lo necesita.",
  askedOn: "Pedido",
  over: "Esta petición terminó: se respondió, se retiró o el propietario ya ha decidido.",
  subject: "El propietario necesita algo más para su solicitud {reference}",
  reminderSubject: "Mañana termina el plazo: lo que el propietario necesita para {reference}",
  heading: "El propietario necesita algo de usted",
  mailText: (count) =>
    count === 1
      ? "El propietario ha pedido una cosa más. Vea cuál y responda en la página de su solicitud."
      : `El propietario ha pedido ${count} cosas más. Véalas y responda en la página de su solicitud.`,
  reminderText: "El plazo para responder termina en un día.",
  action: "Ver y responder",
  spelledOut: "O abra esta dirección en un navegador:",
  why: "Recibe este correo porque esta dirección figura en la solicitud. ¿No es usted? Entonces no tiene que hacer nada.",
  questions: "Las respuestas a este correo no se leen. Preguntas sobre este servicio: {support}",
  home: "Vivienda",
  reference: "Referencia",
};

const fr: RequestWords = {
  title: "Le propriétaire a besoin d’un complément",
  lead: "Répondez ici, sans compte. Seul ce propriétaire le lit.",
  due: "Répondez avant le",
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

export const requestWords: Record<PageLocale, RequestWords> = { en, es, fr };
