import type { PageLocale } from "../applications/locale";

/** About devices that several people use, and people who use several devices. */
export type DeviceWords = {
  sharedTitle: string;
  sharedText: string;
  /** Nobody gave an address: nothing leads back. */
  sharedNoMail: string;
  someoneElse: string;
  forgetMe: string;
  sentTitle: string;
  sentText: string;
  seeReceipt: string;
  forgottenTitle: string;
  forgottenText: string;
  lostTitle: string;
  lostText: string;
  forgetNeedsMail: string;
  otherTitle: string;
  otherText: string;
  otherAnswer: (label: string, answer: string) => string;
  noAnswer: string;
  takeOther: string;
};

const en: DeviceWords = {
  sharedTitle: "Is this device shared?",
  sharedText: "Your application stays with the landlord, and the link in your mail leads to it from anywhere.",
  sharedNoMail: "Your application stays with the landlord. Note the reference: nothing else leads back to it.",
  someoneElse: "Someone else applies",
  forgetMe: "Forget me on this device",
  sentTitle: "An application was sent from this device",
  sentText:
    "Is it yours? Then see its receipt. Somebody else can apply, too: this device then forgets the first person.",
  seeReceipt: "See the receipt",
  forgottenTitle: "This device has forgotten you",
  forgottenText:
    "Your application stays with the landlord. Use the link in your mail to follow it, or quote your reference.",
  lostTitle: "This device no longer knows your earlier answers",
  lostText:
    "We kept the page you just sent; it waits at its step. Please answer the steps before it again. If you were mailed a link to finish later, open it instead: it leads to everything.",
  forgetNeedsMail: "Enter an e-mail address: without a link nobody could open these answers again",
  otherTitle: "This page was changed on another device",
  otherText:
    "Since you opened it here, it was saved elsewhere with other answers. Below stands what you typed here: save it to keep it. On the other device:",
  otherAnswer: (label, answer) => `${label}: ${answer}`,
  noAnswer: "not answered",
  takeOther: "Take what the other device saved",
};

const es: DeviceWords = {
  sharedTitle: "¿Comparte este dispositivo?",
  sharedText: "El propietario conserva su solicitud, y el enlace de su correo lleva a ella desde cualquier lugar.",
  sharedNoMail: "El propietario conserva su solicitud. Apunte la referencia: nada más lleva de vuelta a ella.",
  someoneElse: "Solicita otra persona",
  forgetMe: "Olvidarme en este dispositivo",
  sentTitle: "Desde este dispositivo se envió una solicitud",
  sentText:
    "¿Es la suya? Vea su justificante. Otra persona también puede enviar la suya: el dispositivo olvida entonces a la primera.",
  seeReceipt: "Ver el justificante",
  forgottenTitle: "Este dispositivo le ha olvidado",
  forgottenText:
    "El propietario conserva su solicitud. Para seguirla use el enlace de su correo, o indique su referencia.",
  lostTitle: "Este dispositivo ya no conoce sus respuestas anteriores",
  lostText:
    "Hemos guardado la página que acaba de enviar; le espera en su paso. Responda de nuevo a los pasos anteriores. Si recibió un enlace para terminar más tarde, ábralo: lleva a todo.",
  forgetNeedsMail: "Escriba un correo electrónico: sin un enlace nadie podría volver a abrir estas respuestas",
  otherTitle: "Esta página se cambió en otro dispositivo",
  otherText:
    "Desde que la abrió aquí, se guardó en otro lugar con otras respuestas. Abajo está lo que escribió aquí: guárdelo para conservarlo. En el otro dispositivo:",
  otherAnswer: (label, answer) => `${label}: ${answer}`,
  noAnswer: "sin respuesta",
  takeOther: "Usar lo que guardó el otro dispositivo",
};

const fr: DeviceWords = {
  sharedTitle: "Cet appareil est-il partagé ?",
  sharedText: "Votre candidature reste chez le bailleur, et le lien de votre message y mène de partout.",
  sharedNoMail: "Votre candidature reste chez le bailleur. Notez la référence : rien d’autre n’y ramène.",
  someoneElse: "Une autre personne postule",
  forgetMe: "M’oublier sur cet appareil",
  sentTitle: "Une candidature a été envoyée depuis cet appareil",
  sentText:
    "Est-ce la vôtre ? Voyez son accusé de réception. Une autre personne peut aussi postuler : l’appareil oublie alors la première.",
  seeReceipt: "Voir l’accusé de réception",
  forgottenTitle: "Cet appareil vous a oublié",
  forgottenText:
    "Votre candidature reste chez le bailleur. Suivez-la par le lien de votre message, ou citez votre référence.",
  lostTitle: "Cet appareil ne connaît plus vos réponses précédentes",
  lostText:
    "La page que vous venez d’envoyer est gardée ; elle vous attend à son étape. Répondez de nouveau aux étapes précédentes. Si vous avez reçu un lien pour terminer plus tard, ouvrez-le : il mène à tout.",
  forgetNeedsMail: "Saisissez une adresse e-mail : sans lien, personne ne pourrait rouvrir ces réponses",
  otherTitle: "Cette page a été modifiée sur un autre appareil",
  otherText:
    "Depuis que vous l’avez ouverte ici, elle a été enregistrée ailleurs avec d’autres réponses. Ci-dessous, ce que vous avez saisi ici : enregistrez-le pour le garder. Sur l’autre appareil :",
  otherAnswer: (label, answer) => `${label} : ${answer}`,
  noAnswer: "sans réponse",
  takeOther: "Prendre ce que l’autre appareil a enregistré",
};

export const deviceWords: Record<PageLocale, DeviceWords> = { en, es, fr };
