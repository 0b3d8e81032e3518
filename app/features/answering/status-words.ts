import type { ApplicationState } from "../../db/schema/applications";
import type { PageLocale } from "../applications/locale";

/** How far an application is, as its applicant may know: neither the shortlist nor which way it was decided. */
export type ShownState = Exclude<ApplicationState, "shortlisted" | "approved" | "declined"> | "decided";

export function shownState(state: ApplicationState): ShownState {
  if (state === "shortlisted") return "in_review";
  return state === "approved" || state === "declined" ? "decided" : state;
}

/** What the applicant's own page says. The landlord's inner steps are not shown: a shortlist is being read. */
export type StatusWords = {
  title: string;
  sentOn: string;
  openedOn: string;
  changedOn: string;
  /** Before and after its day. */
  promised: [by: string, was: string];
  reference: string;
  states: Record<ShownState, [title: string, text: string]>;
  /** Once the letter about the decision has gone. */
  outcomes: Record<"approved" | "declined" | "home-let", [title: string, text: string]>;
  /** `{time}`: when the letter went. */
  wrote: string;
  erasedTitle: string;
  erasedText: string;
  answers: string;
  /** Names the download. */
  paper: string;
  papers: string;
  noPapers: string;
  neverOpened: string;
  /** By what the landlord did with a paper. */
  openings: Record<"view" | "download", string>;
  consents: string;
  withdraw: string;
  withdrawText: string;
  erase: string;
  eraseOnly: string;
  yesWithdraw: string;
  decided: string;
  /** A correction came after the decision. */
  decidedCorrect: string;
  /** The way to the corrections. */
  correct: string;
  correctText: string;
  changed: string;
  /** `{time}` in the first three, `{day}` in the others. */
  retention: {
    before: string;
    beforeAnswers: string;
    guest: string;
    after: string;
    answers: string;
    papersGone: string;
  };
  /** The landlord has put it on legal hold. */
  held: string;
  heldErase: string;
  notAnswered: string;
  /** A mail to this address waits, because it had as many as we send to one in a day. */
  mailHeld: string;
  /** Mail to the applicant's address came back: what that is, what can be done, and what became of another try. */
  mailReturned: string;
  mailReturnedText: string;
  /** The same where answers cannot be corrected any more. */
  mailReturnedOnly: string;
  mailChange: string;
  mailTry: string;
  mailAgain: string;
  mailRefused: string;
  mailAction: string;
  mailSpelledOut: string;
};

const en: StatusWords = {
  title: "Your application",
  sentOn: "Sent",
  openedOn: "Opened by the landlord",
  changedOn: "Last changed",
  promised: ["Answer promised by", "An answer was promised by"],
  reference: "Reference",
  states: {
    submitted: ["Sent", "The landlord has it and has not opened it yet."],
    in_review: ["Being read", "The landlord has opened your application."],
    info_requested: ["More is wanted", "The landlord has asked you for something. Answer it below."],
    decided: ["Decided", "The landlord has decided."],
    withdrawn: ["Withdrawn", "You took this application back. The landlord was told."],
    expired: ["Ended", "Nobody decided it in time, so this application is over."],
  },
  outcomes: {
    approved: ["Approved", "Good news: the landlord would like to let this home to you."],
    declined: [
      "Not chosen this time",
      "The landlord has decided, and this home does not go to you. Thank you for applying.",
    ],
    "home-let": ["Not chosen this time", "This home has been let to somebody else. Thank you for applying."],
  },
  wrote: "What the landlord wrote to you on {time}",
  erasedTitle: "Your answers and papers are erased",
  erasedText: "Only the reference and the dates are kept. Nobody can read the rest any more.",
  answers: "What you sent",
  paper: "Save what you sent as a PDF",
  papers: "Your papers, and when they were opened",
  noPapers: "You sent no papers.",
  neverOpened: "Not opened yet",
  openings: { view: "Viewed by the landlord on {time}", download: "Downloaded by the landlord on {time}" },
  consents: "What you agreed to",
  withdraw: "Withdraw this application",
  withdrawText: "The landlord is told, and you can no longer be chosen. This cannot be undone.",
  erase: "Erase my answers and papers at once",
  eraseOnly: "Erase my answers and papers now",
  yesWithdraw: "Withdraw",
  decided:
    "The landlord has decided, so it can no longer be withdrawn. To have your data erased, write to the landlord.",
  decidedCorrect:
    "The landlord has decided, so answers can no longer be changed. If something important is wrong, write to the landlord.",
  correct: "Correct an answer",
  correctText: "You can change answers and papers until the landlord decides. The landlord sees what you changed.",
  changed: "Your correction is sent. The landlord is told.",
  retention: {
    before: "Your papers are erased {time} after the landlord’s decision.",
    beforeAnswers: "Your answers are erased {time} after the landlord’s decision.",
    guest: "Your answers and papers are erased at the latest {time} after the form closes.",
    after: "Your papers are erased on {day}.",
    answers: "Your answers are erased on {day}.",
    papersGone: "Your papers were erased on {day}, as you were told before you sent them.",
  },
  held: "The landlord keeps your answers and papers for longer than usual, because a legal claim may need them. They are erased when that is over. To ask why, write to the landlord.",
  heldErase:
    "The landlord keeps your answers and papers because a legal claim may need them. Until that is over they cannot be erased on request. To ask why, write to the landlord.",
  notAnswered: "Not answered",
  mailHeld:
    "A mail to you waits. So that nobody can flood an address, we send each one only a few mails a day; yours goes within a day.",
  mailReturned: "Mail to you came back",
  mailReturnedText:
    "The address that you gave took no mail from us. Change it, or try again once the mailbox works. Until then look here for news.",
  mailReturnedOnly:
    "The address that you gave took no mail from us. Try again once the mailbox works. Until then look here for news.",
  mailChange: "Change the address",
  mailTry: "Try again",
  mailAgain: "We are writing to you again. If that mail comes back too, this page says so.",
  mailRefused: "We have tried as often as we may today. Look here for news, and try again tomorrow.",
  mailAction: "See your application",
  mailSpelledOut: "Or open this address in a browser:",
};

const es: StatusWords = {
  title: "Su solicitud",
  sentOn: "Enviada",
  openedOn: "Abierta por el propietario",
  changedOn: "Último cambio",
  promised: ["Respuesta prometida hasta el", "Se prometió una respuesta hasta el"],
  reference: "Referencia",
  states: {
    submitted: ["Enviada", "El propietario la tiene y aún no la ha abierto."],
    in_review: ["En lectura", "El propietario ha abierto su solicitud."],
    info_requested: ["Falta algo", "El propietario le ha pedido algo. Responda más abajo."],
    decided: ["Decidida", "El propietario ha decidido."],
    withdrawn: ["Retirada", "Usted retiró esta solicitud. El propietario fue avisado."],
    expired: ["Terminada", "Nadie la decidió a tiempo, así que esta solicitud ha terminado."],
  },
  outcomes: {
    approved: ["Aprobada", "Buenas noticias: el propietario quiere alquilarle esta vivienda."],
    declined: [
      "Esta vez no ha sido elegida",
      "El propietario ha decidido y esta vivienda no será para usted. Gracias por su solicitud.",
    ],
    "home-let": [
      "Esta vez no ha sido elegida",
      "Esta vivienda se ha alquilado a otra persona. Gracias por su solicitud.",
    ],
  },
  wrote: "Lo que el propietario le escribió el {time}",
  erasedTitle: "Sus respuestas y documentos están borrados",
  erasedText: "Solo quedan la referencia y las fechas. Nadie puede leer ya lo demás.",
  answers: "Lo que envió",
  paper: "Guardar lo que envió como PDF",
  papers: "Sus documentos y cuándo se abrieron",
  noPapers: "No envió documentos.",
  neverOpened: "Aún sin abrir",
  openings: { view: "Visto por el propietario el {time}", download: "Descargado por el propietario el {time}" },
  consents: "Lo que aceptó",
  withdraw: "Retirar esta solicitud",
  withdrawText: "Se avisa al propietario y ya no podrá elegirle. No se puede deshacer.",
  erase: "Borrar ahora mis respuestas y documentos",
  eraseOnly: "Borrar ahora mis respuestas y documentos",
  yesWithdraw: "Retirar",
  decided: "El propietario ya ha decidido y no se puede retirar. Para que se borren sus datos, escríbale.",
  decidedCorrect:
    "El propietario ya ha decidido y las respuestas no se pueden cambiar. Si hay un error importante, escríbale.",
  correct: "Corregir una respuesta",
  correctText: "Puede cambiar respuestas y documentos hasta que el propietario decida. Él verá qué cambió.",
  changed: "Su corrección se ha enviado. Se avisa al propietario.",
  retention: {
    before: "Sus documentos se borran {time} después de la decisión del propietario.",
    beforeAnswers: "Sus respuestas se borran {time} después de la decisión del propietario.",
    guest: "Sus respuestas y documentos se borran como muy tarde {time} después de cerrarse el formulario.",
    after: "Sus documentos se borran el {day}.",
    answers: "Sus respuestas se borran el {day}.",
    papersGone: "Sus documentos se borraron el {day}, como se le dijo antes de enviarlos.",
  },
  held: "El propietario guarda sus respuestas y documentos más tiempo de lo habitual, porque pueden hacer falta en una reclamación legal. Se borran cuando termine. Para saber el motivo, escríbale.",
  heldErase:
    "El propietario guarda sus respuestas y documentos porque pueden hacer falta en una reclamación legal. Hasta que termine no se pueden borrar a petición. Para saber el motivo, escríbale.",
  notAnswered: "Sin respuesta",
  mailHeld:
    "Un correo para usted está en espera. Para que nadie pueda inundar una dirección, enviamos a cada una solo unos pocos correos al día; el suyo saldrá en el plazo de un día.",
  mailReturned: "Un correo para usted fue devuelto",
  mailReturnedText:
    "La dirección que indicó no aceptó nuestro correo. Cámbiela, o inténtelo de nuevo cuando el buzón funcione. Hasta entonces, consulte aquí las novedades.",
  mailReturnedOnly:
    "La dirección que indicó no aceptó nuestro correo. Inténtelo de nuevo cuando el buzón funcione. Hasta entonces, consulte aquí las novedades.",
  mailChange: "Cambiar la dirección",
  mailTry: "Intentar de nuevo",
  mailAgain: "Le escribimos de nuevo. Si ese correo también es devuelto, esta página se lo dirá.",
  mailRefused: "Hoy ya lo hemos intentado todas las veces posibles. Consulte aquí las novedades e inténtelo mañana.",
  mailAction: "Ver su solicitud",
  mailSpelledOut: "O abra esta dirección en un navegador:",
};

const fr: StatusWords = {
  title: "Votre candidature",
  sentOn: "Envoyée",
  openedOn: "Ouverte par le propriétaire",
  changedOn: "Dernière modification",
  promised: ["Réponse promise au plus tard le", "Une réponse était promise au plus tard le"],
  reference: "Référence",
  states: {
    submitted: ["Envoyée", "Le propriétaire l’a reçue et ne l’a pas encore ouverte."],
    in_review: ["En lecture", "Le propriétaire a ouvert votre candidature."],
    info_requested: ["Il manque quelque chose", "Le propriétaire vous a demandé un complément. Répondez ci-dessous."],
    decided: ["Décidée", "Le propriétaire a décidé."],
    withdrawn: ["Retirée", "Vous avez retiré cette candidature. Le propriétaire en est informé."],
    expired: ["Terminée", "Personne ne l’a décidée à temps\u00a0: cette candidature est terminée."],
  },
  outcomes: {
    approved: ["Acceptée", "Bonne nouvelle\u00a0: le propriétaire souhaite vous louer ce logement."],
    declined: [
      "Non retenue cette fois",
      "Le propriétaire a décidé, et ce logement ne sera pas pour vous. Merci de votre candidature.",
    ],
    "home-let": ["Non retenue cette fois", "Ce logement a été loué à quelqu’un d’autre. Merci de votre candidature."],
  },
  wrote: "Ce que le propriétaire vous a écrit le {time}",
  erasedTitle: "Vos réponses et vos pièces sont effacées",
  erasedText: "Seules la référence et les dates sont gardées. Plus personne ne peut lire le reste.",
  answers: "Ce que vous avez envoyé",
  paper: "Enregistrer ce que vous avez envoyé en PDF",
  papers: "Vos pièces et le moment où elles ont été ouvertes",
  noPapers: "Vous n’avez pas joint de pièce.",
  neverOpened: "Pas encore ouverte",
  openings: { view: "Consultée par le propriétaire le {time}", download: "Téléchargée par le propriétaire le {time}" },
  consents: "Ce que vous avez accepté",
  withdraw: "Retirer cette candidature",
  withdrawText: "Le propriétaire est prévenu et ne pourra plus vous choisir. C’est définitif.",
  erase: "Effacer aussitôt mes réponses et mes pièces",
  eraseOnly: "Effacer maintenant mes réponses et mes pièces",
  yesWithdraw: "Retirer",
  decided: "Le propriétaire a décidé : elle ne peut plus être retirée. Pour faire effacer vos données, écrivez-lui.",
  decidedCorrect:
    "Le propriétaire a décidé\u00a0: les réponses ne peuvent plus être modifiées. Si une erreur est importante, écrivez-lui.",
  correct: "Corriger une réponse",
  correctText:
    "Vous pouvez modifier réponses et pièces tant que le propriétaire n’a pas décidé. Il voit ce que vous modifiez.",
  changed: "Votre correction est envoyée. Le propriétaire en est informé.",
  retention: {
    before: "Vos pièces sont effacées {time} après la décision du propriétaire.",
    beforeAnswers: "Vos réponses sont effacées {time} après la décision du propriétaire.",
    guest: "Vos réponses et vos pièces sont effacées au plus tard {time} après la fermeture du formulaire.",
    after: "Vos pièces sont effacées le {day}.",
    answers: "Vos réponses sont effacées le {day}.",
    papersGone: "Vos pièces ont été effacées le {day}, comme annoncé avant votre envoi.",
  },
  held: "Le propriétaire garde vos réponses et vos pièces plus longtemps que d’habitude, car une action en justice pourrait en avoir besoin. Elles sont effacées quand c’est fini. Pour savoir pourquoi, écrivez-lui.",
  heldErase:
    "Le propriétaire garde vos réponses et vos pièces, car une action en justice pourrait en avoir besoin. D’ici là, elles ne peuvent pas être effacées sur demande. Pour savoir pourquoi, écrivez-lui.",
  notAnswered: "Sans réponse",
  mailHeld:
    "Un e-mail pour vous est en attente. Pour que personne ne puisse inonder une adresse, nous n’en envoyons que quelques-uns par jour à chacune ; le vôtre part d’ici un jour.",
  mailReturned: "Un e-mail pour vous est revenu",
  mailReturnedText:
    "L’adresse que vous avez donnée n’a pas accepté notre e-mail. Changez-la, ou réessayez quand la boîte fonctionne. D’ici là, consultez cette page.",
  mailReturnedOnly:
    "L’adresse que vous avez donnée n’a pas accepté notre e-mail. Réessayez quand la boîte fonctionne. D’ici là, consultez cette page.",
  mailChange: "Changer l’adresse",
  mailTry: "Réessayer",
  mailAgain: "Nous vous écrivons de nouveau. Si cet e-mail revient aussi, cette page le dira.",
  mailRefused: "Nous avons déjà essayé autant que possible aujourd’hui. Consultez cette page et réessayez demain.",
  mailAction: "Voir votre candidature",
  mailSpelledOut: "Ou ouvrez cette adresse dans un navigateur :",
};

export const statusWords: Record<PageLocale, StatusWords> = { en, es, fr };
