import type { ReceiptWords } from "../../en/answering/receipt";

export const receiptWords: ReceiptWords = {
  locale: "es",
  subject: "Hemos enviado su solicitud {reference}",
  heading: "Hemos enviado su solicitud",
  home: "Vivienda",
  reference: "Número de solicitud",
  sent: "Enviada",
  keep: "Guarde el número de solicitud: menciónelo cuando hable con el propietario sobre su solicitud.",
  next: "Qué pasa ahora: el propietario lee su solicitud y le escribe o le llama con los datos de contacto que dio.",
  noPromise: "El plazo depende del propietario.",
  why: "Recibe este correo porque esta dirección figura en la solicitud. ¿No es usted? Alguien se equivocó al escribir la suya; no tiene que hacer nada.",
  questions: "Las respuestas a este correo llegan a nuestro equipo de ayuda, no al propietario: {support}",
};
