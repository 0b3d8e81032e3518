import type { CorrectWords } from "../../en/answering/correct";

export const correctWords: CorrectWords = {
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
  sendNote: "El propietario ve cada respuesta como era y como es ahora. Lo que aceptó queda tal cual.",
  discard: "Descartar los cambios",
  discardNote: "Su solicitud queda como la envió.",
  keep: "Guardar y seguir",
  stale: "Esta corrección se envió o cambió en otra ventana. Revísela de nuevo.",
  tooOften: "Ha enviado 10 correcciones en un día. Lo que escribió se conserva: envíelo mañana.",
  tooMany: "Ha enviado 50 correcciones y no se pueden enviar más. Si hay un error importante, escriba al propietario.",
  suspected: "Lo que escribió parece publicidad. Quite los enlaces y el texto repetido y envíelo.",
};
