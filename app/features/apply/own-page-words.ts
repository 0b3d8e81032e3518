import type { PageLocale } from "../applications/locale";

type OwnPageWords = {
  title: string;
  text: string;
  /** Nobody gave an address: no mail leads there. */
  noMail: string;
  /** Once a day has passed. */
  over: string;
  overNoMail: string;
  tooOften: string;
  see: string;
  /** Before the button that changes the address. */
  wrong: string;
  change: string;
};

/** On the receipt: the way to the own page of what was sent. */
export const ownPageWords: Record<PageLocale, OwnPageWords> = {
  en: {
    title: "Your own page",
    text: "Follow the application there, correct it or take it back. It opens from here for a day; after that use the link in your mail.",
    noMail:
      "Follow the application there, correct it or take it back. It opens from here for a day: open it and keep its address, for no mail leads to it.",
    over: "A day has passed since you sent it, so your own page no longer opens from this device. Use the link in your mail.",
    overNoMail:
      "A day has passed since you sent it, so your own page no longer opens from this device. Use the address that you kept, or quote your reference to the landlord.",
    tooOften: "Your own page was opened from here very often. Try again in an hour, or use the link in your mail.",
    see: "See your application",
    wrong: "Is this address wrong? Then the receipt reaches somebody else.",
    change: "Change the address",
  },
  es: {
    title: "Su propia página",
    text: "Allí puede seguir la solicitud, corregirla o retirarla. Desde aquí se abre durante un día; después, use el enlace de su correo.",
    noMail:
      "Allí puede seguir la solicitud, corregirla o retirarla. Desde aquí se abre durante un día: ábrala y guarde su dirección, porque ningún correo lleva a ella.",
    over: "Ha pasado un día desde el envío, así que su página ya no se abre desde este dispositivo. Use el enlace de su correo.",
    overNoMail:
      "Ha pasado un día desde el envío, así que su página ya no se abre desde este dispositivo. Use la dirección que guardó o indique su referencia al propietario.",
    tooOften:
      "Su página se ha abierto desde aquí muchas veces. Inténtelo de nuevo en una hora o use el enlace de su correo.",
    see: "Ver su solicitud",
    wrong: "¿Esta dirección es incorrecta? Entonces el justificante le llega a otra persona.",
    change: "Cambiar la dirección",
  },
  fr: {
    title: "Votre propre page",
    text: "Vous pouvez y suivre la candidature, la corriger ou la retirer. Elle s’ouvre d’ici pendant un jour\u00a0; ensuite, utilisez le lien de votre message.",
    noMail:
      "Vous pouvez y suivre la candidature, la corriger ou la retirer. Elle s’ouvre d’ici pendant un jour\u00a0: ouvrez-la et gardez son adresse, car aucun message n’y mène.",
    over: "Un jour a passé depuis l’envoi\u00a0: votre page ne s’ouvre plus depuis cet appareil. Utilisez le lien de votre message.",
    overNoMail:
      "Un jour a passé depuis l’envoi\u00a0: votre page ne s’ouvre plus depuis cet appareil. Utilisez l’adresse que vous avez gardée, ou citez votre référence au propriétaire.",
    tooOften:
      "Votre page a été ouverte d’ici très souvent. Réessayez dans une heure, ou utilisez le lien de votre message.",
    see: "Voir votre candidature",
    wrong: "Cette adresse est fausse\u00a0? Alors l’accusé de réception arrive chez quelqu’un d’autre.",
    change: "Changer l’adresse",
  },
};
