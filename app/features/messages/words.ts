import type { PageLocale } from "../applications/locale";
import type { MessageFault } from "./schema";

/** Everything about the thread with the landlord, as the applicant reads it: on the status page and in the mail. */
export type MessageWords = {
  title: string;
  lead: string;
  /** Nobody has written yet. */
  first: string;
  landlord: string;
  you: string;
  /** The landlord has seen it. */
  seen: string;
  asked: string;
  due: string;
  answered: string;
  letter: string;
  label: string;
  hint: string;
  send: string;
  sent: string;
  over: string;
  closed: string;
  earlier: string;
  back: string;
  markRead: string;
  faults: Record<MessageFault | "too-often" | "too-many" | "too-large", string>;
  subject: string;
  heading: string;
  mailText: (count: number) => string;
  action: string;
  spelledOut: string;
  why: string;
  questions: string;
  home: string;
  reference: string;
};

const en: MessageWords = {
  title: "Messages",
  lead: "Between you and the landlord. Nobody else reads them.",
  first: "Write to the landlord",
  landlord: "The landlord",
  you: "You",
  seen: "Seen by the landlord on",
  asked: "The landlord asked you for:",
  due: "Answer by",
  answered: "You answered what was asked for.",
  letter: "The landlord sent you a letter by mail.",
  label: "Your message to the landlord",
  hint: "Up to 2,000 characters. Please leave out bank details, passwords and identity numbers.",
  send: "Send message",
  sent: "Your message is sent. The landlord is told.",
  over: "This message could not be sent: the application is no longer open for messages.",
  closed: "You cannot write here: the landlord has no account that could answer.",
  earlier: "Earlier messages",
  back: "Back to the newest messages",
  markRead: "I have read this",
  faults: {
    empty: "Write a message",
    "too-long": "Shorten your message to 2,000 characters",
    "control-character": "Your message holds a character that cannot be sent. Remove it, or type the text anew",
    "too-often": "You have sent many messages. Your text is kept here: please wait {minutes} minutes and send it again",
    "too-many":
      "You have sent as many messages as can be sent within a day. Your text is kept here: try again tomorrow",
    "too-large": "Your message is much too long. Shorten it to 2,000 characters",
  },
  subject: "The landlord wrote to you about {reference}",
  heading: "You have a message from the landlord",
  mailText: (count) =>
    count === 1
      ? "The landlord wrote you a message. Read it and answer on your application’s page."
      : `The landlord wrote you ${count} messages. Read them and answer on your application’s page.`,
  action: "Read and answer",
  spelledOut: "Or open this address in a browser:",
  why: "You get this mail because this address stands in the application. Not you? Then you need not do anything.",
  questions: "Answers to this mail are not read. Questions about this service: {support}",
  home: "Home",
  reference: "Reference",
};

const es: MessageWords = {
  title: "Mensajes",
  lead: "Entre usted y el propietario. Nadie más los lee.",
  first: "Escribir al propietario",
  landlord: "El propietario",
  you: "Usted",
  seen: "Visto por el propietario el",
  asked: "El propietario le pidió:",
  due: "Hasta el",
  answered: "Usted respondió a lo que se le pidió.",
  letter: "El propietario le envió una carta por correo electrónico.",
  label: "Su mensaje al propietario",
  hint: "Hasta 2000 caracteres. No escriba datos bancarios, contraseñas ni números de identidad.",
  send: "Enviar mensaje",
  sent: "Su mensaje se ha enviado. Se avisa al propietario.",
  over: "No se pudo enviar el mensaje: la solicitud ya no admite mensajes.",
  closed: "Aquí no puede escribir: el propietario no tiene una cuenta que pueda responder.",
  earlier: "Mensajes anteriores",
  back: "Volver a los mensajes más recientes",
  markRead: "Lo he leído",
  faults: {
    empty: "Escriba un mensaje",
    "too-long": "Acorte su mensaje a 2000 caracteres",
    "control-character": "Su mensaje contiene un carácter que no se puede enviar. Quítelo o escriba el texto de nuevo",
    "too-often": "Ha enviado muchos mensajes. Su texto queda aquí: espere {minutes} minutos y envíelo otra vez",
    "too-many": "Ha enviado todos los mensajes que se pueden enviar en un día. Su texto queda aquí: inténtelo mañana",
    "too-large": "Su mensaje es demasiado largo. Acórtelo a 2000 caracteres",
  },
  subject: "El propietario le ha escrito sobre {reference}",
  heading: "Tiene un mensaje del propietario",
  mailText: (count) =>
    count === 1
      ? "El propietario le ha escrito un mensaje. Léalo y responda en la página de su solicitud."
      : `El propietario le ha escrito ${count} mensajes. Léalos y responda en la página de su solicitud.`,
  action: "Leer y responder",
  spelledOut: "O abra esta dirección en un navegador:",
  why: "Recibe este correo porque esta dirección figura en la solicitud. ¿No es usted? Entonces no tiene que hacer nada.",
  questions: "Las respuestas a este correo no se leen. Preguntas sobre este servicio: {support}",
  home: "Vivienda",
  reference: "Referencia",
};

const fr: MessageWords = {
  title: "Messages",
  lead: "Entre vous et le propriétaire. Personne d’autre ne les lit.",
  first: "Écrire au propriétaire",
  landlord: "Le propriétaire",
  you: "Vous",
  seen: "Vu par le propriétaire le",
  asked: "Le propriétaire vous a demandé\u00a0:",
  due: "Avant le",
  answered: "Vous avez répondu à ce qui était demandé.",
  letter: "Le propriétaire vous a envoyé une lettre par courriel.",
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
  why: "Vous recevez ce message parce que cette adresse figure dans la candidature. Ce n’est pas vous\u00a0? Vous n’avez rien à faire.",
  questions: "Les réponses à ce message ne sont pas lues. Questions sur ce service\u00a0: {support}",
  home: "Logement",
  reference: "Référence",
};

export const messageWords: Record<PageLocale, MessageWords> = { en, es, fr };
