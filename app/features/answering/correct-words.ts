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
};

export const correctWords: Record<PageLocale, CorrectWords> = { en, es, fr };
