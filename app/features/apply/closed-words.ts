import type { PageLocale } from "../applications/locale";

type ClosedWords = {
  next: string;
  /** `{day}`: the last on which it takes applications. */
  untilDay: string;
  noDay: string;
  full: string;
  closed: string;
  /** What a mail leads to, from any device. */
  byMail: string;
  sent: string;
  seeSent: string;
  /** A draft on this device that may be sent still. */
  goOn: string;
  keptTitle: string;
  /** `{day}`: when it is erased. */
  kept: string;
  ask: string;
  erase: string;
  eraseText: string;
  yesErase: string;
};

/** Of a link that takes no new applications now: what can still be done. */
export const closedWords: Record<PageLocale, ClosedWords> = {
  en: {
    next: "What you can still do",
    untilDay: "The landlord may open it again, until {day} at the latest.",
    noDay: "The landlord may open it again; no day is set for that.",
    full: "It opens again only if the landlord decides to take more.",
    closed: "It opens again only if the landlord decides so.",
    byMail: "If you sent an application, or saved one for later, the link in your mail leads to it from any device.",
    sent: "An application was sent from this device.",
    seeSent: "See its receipt",
    goOn: "You began on this device. Your answers are kept.",
    keptTitle: "What you typed on this device",
    kept: "It was not sent and cannot be sent now. It is kept until {day}; the landlord sees nothing of it.",
    ask: "For questions, write to whoever gave you this link.",
    erase: "Erase what I typed",
    eraseText: "Your answers and papers here are erased at once. This cannot be undone.",
    yesErase: "Erase",
  },
  es: {
    next: "Lo que todavía puede hacer",
    untilDay: "El propietario puede volver a abrirlo, como muy tarde hasta el {day}.",
    noDay: "El propietario puede volver a abrirlo; no hay fecha fijada.",
    full: "Solo vuelve a abrirse si el propietario decide aceptar más.",
    closed: "Solo vuelve a abrirse si el propietario lo decide.",
    byMail:
      "Si envió una solicitud, o guardó una para más tarde, el enlace de su correo lleva a ella desde cualquier dispositivo.",
    sent: "Desde este dispositivo se envió una solicitud.",
    seeSent: "Ver su justificante",
    goOn: "Empezó en este dispositivo. Sus respuestas están guardadas.",
    keptTitle: "Lo que escribió en este dispositivo",
    kept: "No se envió y ahora no se puede enviar. Se guarda hasta el {day}; el propietario no ve nada de ello.",
    ask: "Si tiene preguntas, escriba a quien le dio este enlace.",
    erase: "Borrar lo que escribí",
    eraseText: "Sus respuestas y documentos de aquí se borran en el acto. No se puede deshacer.",
    yesErase: "Borrar",
  },
  fr: {
    next: "Ce que vous pouvez encore faire",
    untilDay: "Le propriétaire peut le rouvrir, au plus tard jusqu’au {day}.",
    noDay: "Le propriétaire peut le rouvrir\u00a0; aucune date n’est fixée.",
    full: "Il ne rouvre que si le propriétaire décide d’en accepter davantage.",
    closed: "Il ne rouvre que si le propriétaire le décide.",
    byMail:
      "Si vous avez envoyé une candidature, ou en avez gardé une pour plus tard, le lien de votre message y mène depuis tout appareil.",
    sent: "Une candidature a été envoyée depuis cet appareil.",
    seeSent: "Voir son accusé de réception",
    goOn: "Vous avez commencé sur cet appareil. Vos réponses sont gardées.",
    keptTitle: "Ce que vous avez saisi sur cet appareil",
    kept: "Cela n’a pas été envoyé et ne peut plus l’être pour le moment. C’est gardé jusqu’au {day}\u00a0; le propriétaire n’en voit rien.",
    ask: "Pour toute question, écrivez à la personne qui vous a donné ce lien.",
    erase: "Effacer ce que j’ai saisi",
    eraseText: "Vos réponses et vos pièces d’ici sont effacées aussitôt. C’est définitif.",
    yesErase: "Effacer",
  },
};
