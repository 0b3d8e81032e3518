import type { PageLocale } from "../applications/locale";

/** Everything about finishing later: the corner of each step, the page behind the link, the mails. */
export type ResumeWords = {
  later: string;
  laterText: string;
  email: string;
  send: string;
  sentTitle: string;
  sentText: string;
  badEmail: string;
  tooOften: string;
  shared: string;
  forget: string;
  /** Beside what is wrong with the address. */
  eraseInstead: string;
  title: string;
  lead: string;
  open: string;
  stop: string;
  stopped: string;
  over: string;
  overText: string;
  subject: string;
  reminderSubject: string;
  heading: string;
  mailText: string;
  done: string;
  ends: string;
  action: string;
  spelledOut: string;
  why: string;
  stopLink: string;
  questions: string;
};

const en: ResumeWords = {
  later: "Finish later or on another device",
  laterText: "We save this page and mail you a link that brings you back to it.",
  email: "Send the link to",
  send: "Save and send me the link",
  sentTitle: "The link is on its way",
  sentText: "Everything on this page is saved. You can close it, or go on.",
  badEmail: "Enter an e-mail address, like name@example.com",
  tooOften: "Several links were sent a short time ago. Look in your mailbox, or try again in an hour.",
  shared: "Using a shared computer?",
  forget: "Save and forget me on this device",
  eraseInstead: "Erase my answers and forget me",
  title: "Continue your application",
  lead: "Your answers are kept. Open them on this device to go on where you stopped.",
  open: "Open my application",
  stop: "Stop the reminders",
  stopped: "You get no more reminders. The link in your mail goes on working.",
  over: "This link has ended",
  overText: "The application was sent, its form has ended, or it was not touched for 30 days.",
  subject: "Continue your application",
  reminderSubject: "Your application is not sent yet",
  heading: "Continue your application",
  mailText: "Your answers are saved. The button brings you back to them, on any device.",
  done: "Done so far",
  ends: "Kept until",
  action: "Continue",
  spelledOut: "Or open this address in a browser:",
  why: "You get this mail because this address was given to continue an application later. Not you? Then ignore it: nothing of the application is in this mail.",
  stopLink: "Stop the reminders",
  questions: "Answers to this mail are not read. Questions about this service: {support}",
};

const es: ResumeWords = {
  later: "Terminar más tarde o en otro dispositivo",
  laterText: "Guardamos esta página y le enviamos por correo un enlace para volver a ella.",
  email: "Enviar el enlace a",
  send: "Guardar y enviarme el enlace",
  sentTitle: "El enlace está en camino",
  sentText: "Todo lo de esta página está guardado. Puede cerrarla o seguir.",
  badEmail: "Escriba un correo electrónico, como nombre@example.com",
  tooOften: "Hace poco se enviaron varios enlaces. Mire su correo o inténtelo de nuevo en una hora.",
  shared: "¿Usa un ordenador compartido?",
  forget: "Guardar y olvidarme en este dispositivo",
  eraseInstead: "Borrar mis respuestas y olvidarme",
  title: "Continuar su solicitud",
  lead: "Sus respuestas están guardadas. Ábralas en este dispositivo para seguir donde lo dejó.",
  open: "Abrir mi solicitud",
  stop: "No recibir más recordatorios",
  stopped: "No recibirá más recordatorios. El enlace de su correo sigue funcionando.",
  over: "Este enlace ya no sirve",
  overText: "La solicitud se envió, el formulario terminó o pasaron 30 días sin cambios.",
  subject: "Continúe su solicitud",
  reminderSubject: "Su solicitud aún no se ha enviado",
  heading: "Continúe su solicitud",
  mailText: "Sus respuestas están guardadas. El botón le lleva de vuelta a ellas, en cualquier dispositivo.",
  done: "Hecho hasta ahora",
  ends: "Se guarda hasta",
  action: "Continuar",
  spelledOut: "O abra esta dirección en un navegador:",
  why: "Recibe este correo porque alguien dio esta dirección para continuar una solicitud más tarde. ¿No fue usted? Ignórelo: este correo no contiene nada de la solicitud.",
  stopLink: "No recibir más recordatorios",
  questions: "Las respuestas a este correo no se leen. Preguntas sobre este servicio: {support}",
};

const fr: ResumeWords = {
  later: "Terminer plus tard ou sur un autre appareil",
  laterText: "Nous enregistrons cette page et vous envoyons un lien pour y revenir.",
  email: "Envoyer le lien à",
  send: "Enregistrer et m’envoyer le lien",
  sentTitle: "Le lien est en route",
  sentText: "Tout ce qui est sur cette page est enregistré. Vous pouvez la fermer ou continuer.",
  badEmail: "Saisissez une adresse e-mail, comme nom@example.com",
  tooOften: "Plusieurs liens viennent d’être envoyés. Regardez votre boîte, ou réessayez dans une heure.",
  shared: "Vous êtes sur un ordinateur partagé ?",
  forget: "Enregistrer et m’oublier sur cet appareil",
  eraseInstead: "Effacer mes réponses et m’oublier",
  title: "Reprendre votre candidature",
  lead: "Vos réponses sont gardées. Ouvrez-les sur cet appareil pour reprendre où vous en étiez.",
  open: "Ouvrir ma candidature",
  stop: "Ne plus recevoir de rappels",
  stopped: "Vous ne recevrez plus de rappels. Le lien de votre message continue de fonctionner.",
  over: "Ce lien n’est plus valable",
  overText: "La candidature est envoyée, le formulaire est clos, ou rien n’a changé depuis 30 jours.",
  subject: "Reprenez votre candidature",
  reminderSubject: "Votre candidature n’est pas encore envoyée",
  heading: "Reprenez votre candidature",
  mailText: "Vos réponses sont enregistrées. Le bouton vous y ramène, sur n’importe quel appareil.",
  done: "Fait jusqu’ici",
  ends: "Gardé jusqu’au",
  action: "Continuer",
  spelledOut: "Ou ouvrez cette adresse dans un navigateur :",
  why: "Vous recevez ce message parce que cette adresse a été donnée pour reprendre une candidature plus tard. Ce n’est pas vous ? Ignorez-le : il ne contient rien de la candidature.",
  stopLink: "Ne plus recevoir de rappels",
  questions: "Les réponses à ce message ne sont pas lues. Questions sur ce service : {support}",
};

export const resumeWords: Record<PageLocale, ResumeWords> = { en, es, fr };
