import type { ClosedWords } from "../../en/apply/closed";

export const closedWords: ClosedWords = {
  next: "Lo que todavía puede hacer",
  untilDay: "El propietario puede volver a abrirlo, como muy tarde hasta el {day}.",
  noDay: "El propietario puede volver a abrirlo; no hay fecha fijada.",
  full: "Solo vuelve a abrirse si el propietario decide aceptar más.",
  closed: "Solo vuelve a abrirse si el propietario lo decide.",
  byMail:
    "Si envió una solicitud, o guardó una para más tarde, el enlace de su correo lleva a ella desde cualquier dispositivo.",
  sent: "Desde este dispositivo se envió una solicitud.",
  seeSent: "Ver su comprobante",
  goOn: "Empezó en este dispositivo. Sus respuestas están guardadas.",
  keptTitle: "Lo que escribió en este dispositivo",
  kept: "No se envió y ahora no se puede enviar. Se guarda hasta el {day}; el propietario no ve nada de ello.",
  show: "¿Son suyas? Mostrar mis respuestas",
  ask: "Si tiene preguntas, escriba a quien le dio este enlace.",
  erase: "Borrar lo que escribí",
  eraseText: "Las respuestas y los documentos guardados aquí se borran en el acto. No se puede deshacer.",
  yesErase: "Borrar",
};
