import type { LetterWords } from "../../en/decision/letters";

export const letterWords: LetterWords = {
  subjects: {
    shortlisted: "Su solicitud ha sido preseleccionada ({reference})",
    approved: "Su solicitud está aprobada ({reference})",
    declined: "La decisión sobre su solicitud ({reference})",
    reopened: "Su solicitud vuelve a estar en revisión ({reference})",
    "home-let": "La vivienda se ha alquilado ({reference})",
  },
  headings: {
    shortlisted: "Su solicitud ha sido preseleccionada",
    approved: "Su solicitud está aprobada",
    declined: "La decisión sobre su solicitud",
    reopened: "Su solicitud vuelve a estar en revisión",
    "home-let": "La vivienda se ha alquilado",
  },
  texts: {
    shortlisted:
      "Hola, {name}:\n\nSu solicitud está entre las preseleccionadas. Todavía no hay nada decidido. Le escribiré cuando lo esté.",
    approved: "Hola, {name}:\n\nMe gustaría alquilarle la vivienda. Le escribiré para explicarle los próximos pasos.",
    declined:
      "Hola, {name}:\n\nGracias por su solicitud y por el tiempo que le ha dedicado. {because}\n\nLe deseo que encuentre pronto una buena vivienda.",
    reopened: "Hola, {name}:\n\nHe retomado su solicitud. Le escribiré cuando haya decidido.",
    "home-let":
      "Hola, {name}:\n\nLa vivienda que solicitó se ha alquilado a otras personas. Gracias por su solicitud y por el tiempo que le ha dedicado.\n\nLe deseo que encuentre pronto una buena vivienda.",
  },
  because: {
    "other-chosen": "Esta vez he elegido otra solicitud.",
    income:
      "No puedo ofrecerle la vivienda, porque los ingresos de su solicitud no alcanzan lo que piden los criterios publicados.",
    incomplete: "No puedo ofrecerle la vivienda, porque en su solicitud seguía faltando algo que le había pedido.",
    "move-in":
      "No puedo ofrecerle la vivienda, porque su fecha de entrada no encaja con el día en que está disponible.",
    "pets-smoking":
      "No puedo ofrecerle la vivienda, porque su solicitud no cumple la norma publicada sobre mascotas o tabaco.",
    references: "No puedo ofrecerle la vivienda, porque no se confirmó una de las referencias que indicó.",
    differed: "No puedo ofrecerle la vivienda, porque algo en su solicitud no coincidía con sus documentos.",
    "not-available": "No puedo ofrecerle la vivienda, porque ya no está disponible.",
    report:
      "No puedo ofrecerle la vivienda. En esta decisión se usó un informe sobre usted; más abajo figura cuál y qué derechos tiene.",
    other: "Esta vez no puedo ofrecerle la vivienda.",
  },
  home: "Vivienda",
  reference: "Número de solicitud",
  from: "El propietario escribe:",
  onPage: "El propietario le ha escrito. Encontrará sus palabras en la página de su solicitud.",
  status: "Ver su solicitud",
  spelledOut: "O abra esta dirección en un navegador:",
  why: "Recibe este correo porque solicitó esta vivienda.",
  questions: "Las respuestas a este correo llegan a nuestro equipo de ayuda, no al propietario: {support}",
};
