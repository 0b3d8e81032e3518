import type { PageLocale } from "../locale";
import type { MemberState } from "./member";

/** Everything about own parts: the lead's list, the page behind a member's link, the mails. */
export type HouseholdWords = {
  title: string;
  /** On the check page, before anybody was asked. */
  willAsk: string;
  asked: string;
  roles: Record<"co_applicant" | "guarantor", string>;
  states: Record<MemberState | "named", string>;
  askNow: string;
  askedTitle: string;
  askedText: string;
  tooOften: string;
  again: string;
  letGo: string;
  complete: string;
  partTitle: Record<"co_applicant" | "guarantor", string>;
  lead: (name: string) => string;
  own: string;
  guarantee: string;
  begin: string;
  goOn: string;
  decline: string;
  declineText: string;
  declined: string;
  declinedText: string;
  doneTitle: string;
  doneText: string;
  /** Before the lead has sent; `day`: when the lead's draft ends. */
  doneWaiting: (name: string, day: string) => string;
  sentOn: string;
  erase: string;
  eraseText: string;
  erased: string;
  heldErase: string;
  over: string;
  overText: string;
  sendPart: string;
  sendPartNote: string;
  subject: string;
  reminderSubject: string;
  mailText: (name: string) => string;
  mailWhat: string;
  ends: string;
  action: string;
  spelledOut: string;
  notYou: string;
  receiptSubject: string;
  receiptText: string;
  receiptAction: string;
  receiptWaiting: (name: string, day: string) => string;
  endsSubject: (day: string) => string;
  endsHeading: string;
  endsText: (name: string, day: string) => string;
  endsLeft: string;
  erasedSubject: string;
  erasedMail: string;
  erasedWhy: string;
  questions: string;
};

const en: HouseholdWords = {
  title: "Your household",
  willAsk:
    "When you send, we mail each of them a link to fill in their own part. They do not see your answers, and you do not see theirs.",
  asked: "Each fills in an own part by a link from us. They do not see your answers, and you do not see theirs.",
  roles: { co_applicant: "Co-applicant", guarantor: "Guarantor" },
  states: { named: "Not asked yet", asked: "Link sent", opened: "Begun", done: "Done" },
  askNow: "Send them their links now",
  askedTitle: "The links are on their way",
  askedText: "They can fill in their parts while you finish yours.",
  tooOften: "Several links were sent a short time ago. Please try again later.",
  again: "Send the link again",
  letGo: "Do not ask any more",
  complete: "Everybody has sent their part.",
  partTitle: { co_applicant: "Your part of an application", guarantor: "Stand surety for an application" },
  lead: (name) => `${name} applies for this home and named you.`,
  own: "You fill in your own part. Only the landlord reads it; the others who apply do not.",
  guarantee: "A guarantor pays the rent when the tenant cannot. Ask for the exact terms before you sign anything.",
  begin: "Start your part",
  goOn: "Open your part",
  decline: "I do not want to take part",
  declineText: "We write to you no more, and what you typed here is erased.",
  declined: "You take no part",
  declinedText: "We write to you no more. What you had typed is erased.",
  doneTitle: "Your part is sent",
  doneText: "The landlord has it. The others who apply cannot read it.",
  doneWaiting: (name, day) =>
    `${name} has not sent the application yet. The landlord gets your part together with it; the others who apply cannot read it. If it is not sent by ${day}, your part is erased and we write to you.`,
  sentOn: "Sent on",
  erase: "Take my part back and erase it",
  eraseText: "Your answers and papers are erased at once. The application counts without you.",
  erased: "Your part is erased",
  heldErase: "The landlord keeps the application for a legal claim. Your part is erased when that is over, not before.",
  over: "This link has ended",
  overText:
    "The part is no longer needed: the application was decided or taken back, or you are no longer named in it.",
  sendPart: "Send my part",
  sendPartNote: "The landlord gets your part together with the application.",
  subject: "Please fill in your part of a rental application",
  reminderSubject: "Your part of a rental application is still missing",
  mailText: (name) => `${name} applies for a home and named you.`,
  mailWhat:
    "You fill in your own part on your phone, without an account and without paying. Nobody but the landlord reads it.",
  ends: "The link works until",
  action: "See what is asked",
  spelledOut: "Or open this address in a browser:",
  notYou: "You do not know of this? Open the link and say that you take no part: we write to you no more.",
  receiptSubject: "We sent your part of the application",
  receiptText:
    "The landlord has your part. Behind the button you see what you sent and when your papers were opened, and can take it back.",
  receiptAction: "See your part",
  receiptWaiting: (name, day) =>
    `The landlord gets it together with the application, which ${name} has not sent yet. If it is not sent by ${day}, your part is erased. Behind the button you see what you sent, and can take it back.`,
  endsSubject: (day) => `Your part of a rental application will be erased on ${day}`,
  endsHeading: "The application was not sent yet",
  endsText: (name, day) =>
    `You sent your part, but ${name} has not sent the application. If that does not happen by ${day}, your answers and papers are erased. The landlord has not seen them.`,
  endsLeft: "There is nothing you have to do. Behind the button you see what you sent, and can erase it now.",
  erasedSubject: "Your part of a rental application is erased",
  erasedMail:
    "The application that it belonged to was never sent. Your answers and papers are erased; the landlord never got them.",
  erasedWhy: "You get this mail once, because you sent a part of that application. Your address is erased with it.",
  questions: "Answers to this mail are not read. Questions: {support}",
};

const es: HouseholdWords = {
  title: "Su hogar",
  willAsk:
    "Al enviar, mandamos a cada persona un enlace para que rellene su propia parte. No ven sus respuestas, y usted no ve las de ellas.",
  asked:
    "Cada persona rellena su propia parte con un enlace nuestro. No ven sus respuestas, y usted no ve las de ellas.",
  roles: { co_applicant: "Cosolicitante", guarantor: "Avalista" },
  states: { named: "Aún sin avisar", asked: "Enlace enviado", opened: "Empezada", done: "Lista" },
  askNow: "Enviarles ya sus enlaces",
  askedTitle: "Los enlaces están en camino",
  askedText: "Pueden rellenar sus partes mientras usted termina la suya.",
  tooOften: "Se enviaron varios enlaces hace poco. Inténtelo más tarde.",
  again: "Enviar el enlace otra vez",
  letGo: "No pedírselo más",
  complete: "Todas las personas han enviado su parte.",
  partTitle: { co_applicant: "Su parte de una solicitud", guarantor: "Avalar una solicitud" },
  lead: (name) => `${name} solicita esta vivienda y le ha nombrado.`,
  own: "Usted rellena su propia parte. Solo la lee el propietario; las demás personas que solicitan, no.",
  guarantee:
    "Un avalista paga el alquiler cuando el inquilino no puede. Pida las condiciones exactas antes de firmar nada.",
  begin: "Empezar mi parte",
  goOn: "Abrir mi parte",
  decline: "No quiero participar",
  declineText: "No le escribiremos más, y se borra lo que haya escrito aquí.",
  declined: "Usted no participa",
  declinedText: "No le escribiremos más. Se ha borrado lo que había escrito.",
  doneTitle: "Su parte está enviada",
  doneText: "El propietario la tiene. Las demás personas que solicitan no pueden leerla.",
  doneWaiting: (name, day) =>
    `${name} todavía no ha enviado la solicitud. El propietario recibe su parte junto con ella; las demás personas que solicitan no pueden leerla. Si no se envía hasta el ${day}, su parte se borra y le escribimos.`,
  sentOn: "Enviada el",
  erase: "Retirar mi parte y borrarla",
  eraseText: "Sus respuestas y papeles se borran enseguida. La solicitud cuenta sin usted.",
  erased: "Su parte está borrada",
  heldErase:
    "El propietario guarda la solicitud para una reclamación legal. Su parte se borra cuando eso termine, no antes.",
  over: "Este enlace ha terminado",
  overText: "La parte ya no hace falta: la solicitud se decidió o se retiró, o usted ya no figura en ella.",
  sendPart: "Enviar mi parte",
  sendPartNote: "El propietario recibe su parte junto con la solicitud.",
  subject: "Rellene su parte de una solicitud de alquiler",
  reminderSubject: "Falta su parte de una solicitud de alquiler",
  mailText: (name) => `${name} solicita una vivienda y le ha nombrado.`,
  mailWhat: "Usted rellena su propia parte en el móvil, sin cuenta y sin pagar. Solo la lee el propietario.",
  ends: "El enlace funciona hasta el",
  action: "Ver lo que se pide",
  spelledOut: "O abra esta dirección en un navegador:",
  notYou: "¿No sabe nada de esto? Abra el enlace y diga que no participa: no le escribiremos más.",
  receiptSubject: "Hemos enviado su parte de la solicitud",
  receiptText:
    "El propietario tiene su parte. Con el botón ve lo que envió y cuándo se abrieron sus documentos, y puede retirarla.",
  receiptAction: "Ver mi parte",
  receiptWaiting: (name, day) =>
    `El propietario la recibe junto con la solicitud, que ${name} todavía no ha enviado. Si no se envía hasta el ${day}, su parte se borra. Con el botón ve lo que envió y puede retirarla.`,
  endsSubject: (day) => `Su parte de una solicitud de alquiler se borrará el ${day}`,
  endsHeading: "La solicitud todavía no se ha enviado",
  endsText: (name, day) =>
    `Usted envió su parte, pero ${name} no ha enviado la solicitud. Si no se envía hasta el ${day}, sus respuestas y documentos se borran. El propietario no los ha visto.`,
  endsLeft: "No tiene que hacer nada. Con el botón ve lo que envió y puede borrarlo ya.",
  erasedSubject: "Su parte de una solicitud de alquiler está borrada",
  erasedMail:
    "La solicitud a la que pertenecía nunca se envió. Sus respuestas y documentos están borrados; el propietario nunca los recibió.",
  erasedWhy: "Recibe este correo una sola vez porque envió una parte de esa solicitud. Su dirección se borra con él.",
  questions: "No se leen las respuestas a este correo. Preguntas: {support}",
};

const fr: HouseholdWords = {
  title: "Votre foyer",
  willAsk:
    "À l’envoi, nous adressons à chaque personne un lien pour remplir sa propre partie. Elles ne voient pas vos réponses, et vous ne voyez pas les leurs.",
  asked:
    "Chaque personne remplit sa propre partie par un lien de notre part. Elles ne voient pas vos réponses, et vous ne voyez pas les leurs.",
  roles: { co_applicant: "Codemandeur", guarantor: "Garant" },
  states: { named: "Pas encore sollicité", asked: "Lien envoyé", opened: "Commencée", done: "Terminée" },
  askNow: "Leur envoyer les liens maintenant",
  askedTitle: "Les liens sont en route",
  askedText: "Chacun peut remplir sa partie pendant que vous terminez la vôtre.",
  tooOften: "Plusieurs liens viennent d’être envoyés. Réessayez plus tard.",
  again: "Renvoyer le lien",
  letGo: "Ne plus solliciter",
  complete: "Tout le monde a envoyé sa partie.",
  partTitle: { co_applicant: "Votre partie d’une candidature", guarantor: "Se porter garant d’une candidature" },
  lead: (name) => `${name} est candidat à ce logement et vous a désigné.`,
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
  doneWaiting: (name, day) =>
    `${name} n’a pas encore envoyé la candidature. Le propriétaire reçoit votre partie avec elle\u00a0; les autres candidats ne peuvent pas la lire. Si elle n’est pas envoyée d’ici le ${day}, votre partie est effacée et nous vous écrivons.`,
  sentOn: "Envoyée le",
  erase: "Reprendre ma partie et l’effacer",
  eraseText: "Vos réponses et pièces sont effacées aussitôt. La candidature compte sans vous.",
  erased: "Votre partie est effacée",
  heldErase:
    "Le propriétaire garde la candidature pour une action en justice. Votre partie est effacée quand c’est fini, pas avant.",
  over: "Ce lien n’est plus valable",
  overText:
    "Cette partie n’est plus nécessaire\u00a0: la candidature est décidée ou retirée, ou vous n’y figurez plus.",
  sendPart: "Envoyer ma partie",
  sendPartNote: "Le propriétaire reçoit votre partie avec la candidature.",
  subject: "Merci de remplir votre partie d’une candidature de location",
  reminderSubject: "Il manque votre partie d’une candidature de location",
  mailText: (name) => `${name} est candidat à un logement et vous a désigné.`,
  mailWhat:
    "Vous remplissez votre propre partie sur votre téléphone, sans compte et sans payer. Seul le propriétaire la lit.",
  ends: "Le lien fonctionne jusqu’au",
  action: "Voir ce qui est demandé",
  spelledOut: "Ou ouvrez cette adresse dans un navigateur\u00a0:",
  notYou:
    "Vous n’êtes pas au courant\u00a0? Ouvrez le lien et dites que vous ne participez pas\u00a0: nous ne vous écrirons plus.",
  receiptSubject: "Votre partie de la candidature est envoyée",
  receiptText:
    "Le propriétaire a votre partie. Derrière le bouton, vous voyez ce que vous avez envoyé et quand vos pièces ont été ouvertes, et pouvez la reprendre.",
  receiptAction: "Voir ma partie",
  receiptWaiting: (name, day) =>
    `Le propriétaire la reçoit avec la candidature, que ${name} n’a pas encore envoyée. Si elle n’est pas envoyée d’ici le ${day}, votre partie est effacée. Derrière le bouton, vous voyez ce que vous avez envoyé et pouvez le reprendre.`,
  endsSubject: (day) => `Votre partie d’une candidature sera effacée le ${day}`,
  endsHeading: "La candidature n’a pas encore été envoyée",
  endsText: (name, day) =>
    `Vous avez envoyé votre partie, mais ${name} n’a pas envoyé la candidature. Si elle n’est pas envoyée d’ici le ${day}, vos réponses et vos pièces sont effacées. Le propriétaire ne les a pas vues.`,
  endsLeft:
    "Vous n’avez rien à faire. Derrière le bouton, vous voyez ce que vous avez envoyé et pouvez l’effacer maintenant.",
  erasedSubject: "Votre partie d’une candidature est effacée",
  erasedMail:
    "La candidature à laquelle elle appartenait n’a jamais été envoyée. Vos réponses et vos pièces sont effacées\u00a0; le propriétaire ne les a jamais reçues.",
  erasedWhy:
    "Vous recevez ce message une seule fois, parce que vous avez envoyé une partie de cette candidature. Votre adresse est effacée avec lui.",
  questions: "Les réponses à ce message ne sont pas lues. Questions\u00a0: {support}",
};

export const householdWords: Record<PageLocale, HouseholdWords> = { en, es, fr };
