import type { RequestWords } from "../en/info-requests";

export const requestWords: RequestWords = {
  title: "El propietario necesita algo más de usted",
  lead: "Solo lo lee este propietario.",
  due: "Fecha límite para responder",
  overdue: "El plazo terminó el {time}. Todavía puede responder hasta que el propietario decida.",
  note: "El propietario escribe:",
  textHint: "Hasta 2000 caracteres.",
  fileOr: "Si no lo tiene, dígalo aquí",
  send: "Enviar mi respuesta",
  sendNote: "Después del envío, su solicitud sigue donde estaba.",
  missing: (item) => `Responda a «${item}» o diga por qué no puede`,
  tooLong: (item) => `Acorte la respuesta a «${item}» a 2000 caracteres`,
  answered: "Lo que pidió el propietario y su respuesta",
  ended: "El propietario ya no lo necesita.",
  askedOn: "Pedido",
  over: "Esta petición terminó: se respondió, se retiró o el propietario ya ha decidido.",
  subject: "El propietario necesita algo más para su solicitud {reference}",
  reminderSubject: "Mañana termina el plazo: lo que el propietario necesita para {reference}",
  heading: "El propietario necesita algo de usted",
  mailText: (count) =>
    count === 1
      ? "El propietario ha pedido una cosa más. Vea cuál y responda en la página de su solicitud."
      : `El propietario ha pedido ${count} cosas más. Véalas y responda en la página de su solicitud.`,
  reminderText: "El plazo para responder termina en un día.",
  action: "Ver y responder",
  spelledOut: "O abra esta dirección en un navegador:",
  why: "Recibe este correo porque esta dirección figura en la solicitud. ¿No es usted? Entonces no tiene que hacer nada.",
  questions: "Las respuestas a este correo no se leen. Preguntas sobre este servicio: {support}",
  home: "Vivienda",
  reference: "Referencia",
};
