import type { OutcomeWords } from "../../en/applications/outcome";

export const outcomeWords: OutcomeWords = {
  waiting: [
    "Decisión tomada",
    "El propietario ha decidido y aún no le ha escrito. Se lo recordamos; vuelva a mirar aquí después del {day}.",
  ],
  unannounced: [
    "Decisión tomada",
    "El propietario decidió el {day} y no le ha escrito. Si no ha tenido noticias por otra vía, no hace falta que siga esperando.",
  ],
  member: {
    approved: [
      "Aprobada",
      "El propietario ha escrito a {name}: la solicitud de la que usted forma parte está aprobada.",
    ],
    declined: [
      "Esta vez no ha sido elegida",
      "El propietario ha escrito a {name}: esta vivienda no será para la solicitud de la que usted forma parte.",
    ],
    "home-let": [
      "Esta vez no ha sido elegida",
      "El propietario ha escrito a {name}: esta vivienda se ha alquilado a otra persona.",
    ],
    waiting: [
      "Decisión tomada",
      "El propietario ha decidido y aún no ha escrito a {name}. Se lo recordamos; vuelva a mirar aquí después del {day}.",
    ],
    unannounced: [
      "Decisión tomada",
      "El propietario decidió el {day} y no ha escrito a {name}. Si ninguno de ustedes ha tenido noticias por otra vía, no hace falta que sigan esperando.",
    ],
  },
  decisionNoticeSubject: "Su solicitud {reference}: hay decisión, pero no carta",
  memberSubject: "Hay una decisión sobre la solicitud de la que forma parte",
  home: "Vivienda",
  reference: "Número de solicitud",
  statusAction: "Ver su solicitud",
  partAction: "Ver su parte",
  spelledOut: "O abra esta dirección en un navegador:",
  leadWhy: "Recibe este correo porque presentó una solicitud para esta vivienda.",
  memberWhy: "Recibe este correo porque envió una parte de esta solicitud.",
  questions: "Las respuestas a este correo llegan a nuestro equipo de ayuda, no al propietario: {support}",
};
