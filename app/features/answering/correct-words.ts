import type { PageLocale } from "../applications/locale";

/** The applicant's pages of a correction. */
export type CorrectWords = {
  title: string;
  lead: string;
  choose: string;
  changes: string;
  none: string;
  was: string;
  is: string;
  notAsked: string;
  notAnswered: string;
  send: string;
  sendNote: string;
  discard: string;
  discardNote: string;
  keep: string;
  stale: string;
  tooOften: string;
  tooMany: string;
  suspected: string;
};

const en: CorrectWords = {
  title: "Correct your application",
  lead: "Change what is wrong, then send the correction. Until you send it, the landlord sees what you sent before.",
  choose: "Your answers",
  changes: "What you are changing",
  none: "Nothing is changed yet.",
  was: "Before:",
  is: "Now:",
  notAsked: "not asked",
  notAnswered: "no answer",
  send: "Send the correction",
  sendNote: "The landlord sees each answer as it was and as it is now. What you agreed to stays as you gave it.",
  discard: "Drop the changes",
  discardNote: "Your application stays as you sent it.",
  keep: "Save and go on",
  stale: "This correction was sent or changed in another window. Look at it again.",
  tooOften: "You have sent 10 corrections within a day. What you typed is kept: send it tomorrow.",
  tooMany:
    "You have sent 50 corrections, and no more can be sent. If something important is wrong, write to the landlord.",
  suspected: "What you typed reads like advertising. Take out links and repeated text, then send it.",
};

const es: CorrectWords = {
  title: "Corregir su solicitud",
  lead: "Cambie lo que esté mal y envíe la corrección. Hasta entonces, el propietario ve lo que envió antes.",
  choose: "Sus respuestas",
  changes: "Lo que va a cambiar",
  none: "Aún no hay cambios.",
  was: "Antes:",
  is: "Ahora:",
  notAsked: "no se preguntó",
  notAnswered: "sin respuesta",
  send: "Enviar la corrección",
  sendNote: "El propietario ve cada respuesta como era y como es ahora. Lo que aceptó queda como lo dio.",
  discard: "Descartar los cambios",
  discardNote: "Su solicitud queda como la envió.",
  keep: "Guardar y seguir",
  stale: "Esta corrección se envió o cambió en otra ventana. Mírela de nuevo.",
  tooOften: "Ha enviado 10 correcciones en un día. Lo que escribió se conserva: envíelo mañana.",
  tooMany: "Ha enviado 50 correcciones y no se pueden enviar más. Si hay un error importante, escriba al propietario.",
  suspected: "Lo que escribió parece publicidad. Quite los enlaces y el texto repetido y envíelo.",
};

const fr: CorrectWords = {
  title: "Corriger votre candidature",
  lead: "Modifiez ce qui est faux, puis envoyez la correction. D’ici là, le propriétaire voit ce que vous aviez envoyé.",
  choose: "Vos réponses",
  changes: "Ce que vous modifiez",
  none: "Rien n’est encore modifié.",
  was: "Avant\u00a0:",
  is: "Maintenant\u00a0:",
  notAsked: "non demandé",
  notAnswered: "sans réponse",
  send: "Envoyer la correction",
  sendNote: "Le propriétaire voit chaque réponse avant et après. Vos accords restent tels que vous les avez donnés.",
  discard: "Abandonner les modifications",
  discardNote: "Votre candidature reste telle que vous l’avez envoyée.",
  keep: "Enregistrer et continuer",
  stale: "Cette correction a été envoyée ou modifiée dans une autre fenêtre. Regardez-la de nouveau.",
  tooOften: "Vous avez envoyé 10 corrections en un jour. Ce que vous avez saisi est gardé\u00a0: envoyez-le demain.",
  tooMany:
    "Vous avez envoyé 50 corrections, et il n’est plus possible d’en envoyer. Si une erreur est importante, écrivez au propriétaire.",
  suspected: "Ce que vous avez saisi ressemble à de la publicité. Retirez les liens et le texte répété, puis envoyez.",
};

export const correctWords: Record<PageLocale, CorrectWords> = { en, es, fr };
