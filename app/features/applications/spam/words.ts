import type { PageLocale } from "../locale";

/** Everything that applicants read when something has to be looked at again: pages, mail. */
export type SpamWords = {
  staleTitle: string;
  staleText: string;
  askTitle: string;
  askText: string;
  askFailed: string;
  askWithoutScript: string;
  working: string;
  solved: string;
  sendsSoon: string;
  notSolved: string;
  byMail: string;
  byMailNote: string;
  heldTitle: string;
  heldText: string;
  heldNoMail: string;
  heldConfirmed: string;
  /** The form had reached its limit when it came. */
  waitingText: string;
  confirmTitle: string;
  confirmLead: string;
  confirm: string;
  confirmedTitle: string;
  confirmedText: string;
  over: string;
  overText: string;
  mailSubject: string;
  mailHeading: string;
  mailText: string;
  mailUntil: string;
  spelledOut: string;
};

const en: SpamWords = {
  staleTitle: "Please look once more",
  staleText:
    "This page was open for more than a day, so we made it anew. Your answers are kept: check them and send them again.",
  askTitle: "One more check",
  askText:
    "Something about this application looks like mass mail, or many came from your connection. Your device does a short calculation that people do not notice and machines find costly. You need not do anything.",
  askFailed: "The calculation could not be checked. It runs once more.",
  askWithoutScript:
    "Your browser runs no scripts. Send all the same: we keep your application and mail you a link, and when you press its button the application goes to the landlord.",
  working: "Calculating. This takes a few seconds.",
  solved: "Done. You can send now.",
  sendsSoon: "Calculating. In a few seconds your application is sent by itself.",
  notSolved: "This device cannot do the calculation. Confirm by e-mail instead.",
  byMail: "Confirm by e-mail instead",
  byMailNote:
    "Or we keep your application and mail you a link: it goes to the landlord when you press the button there.",
  heldTitle: "One step is left: confirm your e-mail",
  heldText:
    "We have your application and keep it safe. It goes to the landlord when you press the button in the mail that we sent to the address in your application. The link works for 30 days.",
  heldNoMail:
    "No mail? Look among unwanted mail. The landlord can find the application by its reference, too, and take it over.",
  heldConfirmed:
    "Your e-mail is confirmed. Before the application is listed, the landlord looks at it once more. Quote the reference if you ask about it.",
  waitingText:
    "We have your application. The form had reached its limit before you sent it, so the landlord decides whether to take it. It is kept for 30 days; quote the reference if you ask about it.",
  confirmTitle: "Confirm your application",
  confirmLead: "Press the button, and your application goes to the landlord.",
  confirm: "Confirm and send to the landlord",
  confirmedTitle: "Your application is with the landlord",
  confirmedText: "We have mailed you a receipt with a link to its status.",
  over: "This link has ended",
  overText: "It was 30 days old, or the application is no longer stored.",
  mailSubject: "Confirm your application {reference}",
  mailHeading: "Confirm your application",
  mailText:
    "We have your application. Before it goes to the landlord, we ask you to confirm that this address is yours: that keeps mass mail away from landlords.",
  mailUntil: "The link works for 30 days; after that the application is erased.",
  spelledOut: "Or open this address in a browser:",
};

const es: SpamWords = {
  staleTitle: "Revíselo una vez más",
  staleText:
    "Esta página estuvo abierta más de un día y la hemos preparado de nuevo. Sus respuestas se conservan: revíselas y envíelas otra vez.",
  askTitle: "Una comprobación más",
  askText:
    "Algo en esta solicitud parece correo masivo, o llegaron muchas desde su conexión. Su dispositivo hace un cálculo breve que las personas no notan y que a las máquinas les sale caro. No tiene que hacer nada.",
  askFailed: "El cálculo no se pudo comprobar. Se repite una vez más.",
  askWithoutScript:
    "Su navegador no ejecuta scripts. Envíe de todos modos: guardamos su solicitud y le mandamos un enlace por correo; cuando pulse su botón, la solicitud llegará al propietario.",
  working: "Calculando. Tarda unos segundos.",
  solved: "Listo. Ya puede enviar.",
  sendsSoon: "Calculando. En unos segundos su solicitud se enviará sola.",
  notSolved: "Este dispositivo no puede hacer el cálculo. Confirme por correo.",
  byMail: "Confirmar por correo",
  byMailNote:
    "O guardamos su solicitud y le mandamos un enlace por correo: llegará al propietario cuando pulse allí el botón.",
  heldTitle: "Falta un paso: confirme su correo",
  heldText:
    "Tenemos su solicitud y la guardamos. Llegará al propietario cuando pulse el botón del correo que hemos enviado a la dirección de su solicitud. El enlace funciona durante 30 días.",
  heldNoMail:
    "¿No llega? Mire en el correo no deseado. El propietario también puede encontrar la solicitud por su referencia y aceptarla.",
  heldConfirmed:
    "Su correo está confirmado. Antes de que la solicitud aparezca en la lista, el propietario la mira una vez más. Mencione la referencia si pregunta por ella.",
  waitingText:
    "Tenemos su solicitud. El formulario había llegado a su límite antes de que la enviara, así que el propietario decide si la acepta. Se guarda 30 días; mencione la referencia si pregunta por ella.",
  confirmTitle: "Confirme su solicitud",
  confirmLead: "Pulse el botón y su solicitud llegará al propietario.",
  confirm: "Confirmar y enviar al propietario",
  confirmedTitle: "El propietario tiene su solicitud",
  confirmedText: "Le hemos enviado un justificante por correo con un enlace a su estado.",
  over: "Este enlace ya no funciona",
  overText: "Han pasado 30 días o la solicitud ya no está guardada.",
  mailSubject: "Confirme su solicitud {reference}",
  mailHeading: "Confirme su solicitud",
  mailText:
    "Tenemos su solicitud. Antes de que llegue al propietario le pedimos que confirme que esta dirección es suya: así los propietarios no reciben correo masivo.",
  mailUntil: "El enlace funciona durante 30 días; después la solicitud se borra.",
  spelledOut: "O abra esta dirección en un navegador:",
};

const fr: SpamWords = {
  staleTitle: "Relisez encore une fois",
  staleText:
    "Cette page est restée ouverte plus d’un jour, nous l’avons donc refaite. Vos réponses sont gardées : relisez-les et envoyez-les de nouveau.",
  askTitle: "Encore une vérification",
  askText:
    "Quelque chose dans cette candidature ressemble à un envoi en masse, ou beaucoup sont venues de votre connexion. Votre appareil fait un court calcul que l’on ne remarque pas et qui coûte cher aux machines. Vous n’avez rien à faire.",
  askFailed: "Le calcul n’a pas pu être vérifié. Il recommence.",
  askWithoutScript:
    "Votre navigateur n’exécute pas de scripts. Envoyez quand même : nous gardons votre candidature et vous envoyons un lien par e-mail ; quand vous appuyez sur son bouton, elle part chez le propriétaire.",
  working: "Calcul en cours. Cela prend quelques secondes.",
  solved: "C’est fait. Vous pouvez envoyer.",
  sendsSoon: "Calcul en cours. Dans quelques secondes votre candidature partira d’elle-même.",
  notSolved: "Cet appareil ne peut pas faire le calcul. Confirmez par e-mail.",
  byMail: "Confirmer par e-mail",
  byMailNote:
    "Ou nous gardons votre candidature et vous envoyons un lien par e-mail : elle part chez le propriétaire quand vous appuyez sur son bouton.",
  heldTitle: "Une dernière étape : confirmez votre e-mail",
  heldText:
    "Nous avons votre candidature et la gardons. Elle part chez le propriétaire quand vous appuyez sur le bouton de l’e-mail envoyé à l’adresse de votre candidature. Le lien fonctionne pendant 30 jours.",
  heldNoMail:
    "Pas d’e-mail ? Regardez parmi les indésirables. Le propriétaire peut aussi retrouver la candidature par sa référence et l’accepter.",
  heldConfirmed:
    "Votre e-mail est confirmé. Avant d’apparaître dans la liste, la candidature est encore regardée par le propriétaire. Indiquez la référence si vous l’interrogez.",
  waitingText:
    "Nous avons votre candidature. Le formulaire avait atteint sa limite avant votre envoi : c’est le propriétaire qui décide s’il l’accepte. Elle est gardée 30 jours ; indiquez la référence si vous l’interrogez.",
  confirmTitle: "Confirmez votre candidature",
  confirmLead: "Appuyez sur le bouton, et votre candidature part chez le propriétaire.",
  confirm: "Confirmer et envoyer au propriétaire",
  confirmedTitle: "Le propriétaire a votre candidature",
  confirmedText: "Nous vous avons envoyé un accusé de réception par e-mail avec un lien vers son état.",
  over: "Ce lien n’est plus valable",
  overText: "Il a plus de 30 jours, ou la candidature n’est plus conservée.",
  mailSubject: "Confirmez votre candidature {reference}",
  mailHeading: "Confirmez votre candidature",
  mailText:
    "Nous avons votre candidature. Avant qu’elle parte chez le propriétaire, nous vous demandons de confirmer que cette adresse est la vôtre : cela protège les propriétaires des envois en masse.",
  mailUntil: "Le lien fonctionne pendant 30 jours ; ensuite la candidature est effacée.",
  spelledOut: "Ou ouvrez cette adresse dans un navigateur :",
};

export const spamWords: Record<PageLocale, SpamWords> = { en, es, fr };
