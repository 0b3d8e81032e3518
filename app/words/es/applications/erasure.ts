import type { ErasedWords } from "../../en/applications/erasure";

export const erasedWords: ErasedWords = {
  subject: "Hemos borrado su solicitud ({reference})",
  heading: "Sus respuestas y documentos se han borrado",
  home: "Vivienda",
  reference: "Número de solicitud",
  text: "Ha terminado el plazo durante el que se guardaban, como se le dijo antes de solicitar. Nadie puede leerlos ya.",
  left: "Solo quedan el número de solicitud y las fechas. No tiene que hacer nada.",
  why: "Recibe este correo una sola vez porque solicitó esta vivienda. Después borramos también su dirección.",
  questions: "Las respuestas a este correo llegan a nuestro equipo de ayuda, no al propietario: {support}",
};
