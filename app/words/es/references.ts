import type { ReferenceWords } from "../../features/applying/references/words-shape";

export const referenceWords: ReferenceWords = {
  questions: {
    dates: ({ applicant, place, from, to }) =>
      from
        ? `La solicitud dice: ${place ? `${place}, ` : ""}desde ${from} hasta ${to ?? "ahora"}. ¿Son correctas estas fechas?`
        : `¿Desde cuándo y hasta cuándo le alquiló a usted ${applicant}?`,
    rent: ({ rent }) =>
      rent ? `La solicitud dice: el alquiler era de ${rent}. ¿Es correcto?` : "¿De cuánto era el alquiler?",
    paid: () => "¿Se pagó el alquiler a tiempo?",
    notice: () => "¿Avisó de su salida con el plazo acordado?",
    condition: () => "¿Quedó la vivienda en un estado razonable?",
    breach: () => "¿Hubo algún incumplimiento de las normas que usted confirmó por escrito?",
    again: ({ applicant }) => `¿Volvería a alquilar a ${applicant}?`,
    known: ({ applicant, relation }) =>
      relation
        ? `La solicitud dice de usted: ${relation}. ¿De qué conoce a ${applicant}?`
        : `¿De qué conoce a ${applicant}?`,
    works: ({ applicant, employer }) =>
      employer ? `¿Trabaja ${applicant} en ${employer}?` : `¿Trabaja ${applicant} con ustedes?`,
    since: ({ from }) =>
      from ? `La solicitud dice: desde ${from}. ¿Es correcto?` : "¿Desde cuándo trabaja con ustedes?",
    title: ({ jobTitle }) =>
      jobTitle ? `La solicitud dice: el puesto es ${jobTitle}. ¿Es correcto?` : "¿Cómo se llama el puesto?",
    contract: ({ contract }) =>
      contract ? `La solicitud dice del contrato: ${contract}. ¿Es correcto?` : "¿Qué tipo de contrato es?",
    ending: () => "¿Ha comunicado alguna de las partes el fin del contrato?",
    pay: () => "¿Se paga el sueldo con regularidad?",
    keeps: ({ applicant }) => `¿Cumple ${applicant} lo acordado?`,
    owes: ({ applicant }) => `Hasta donde usted sabe, ¿paga ${applicant} a tiempo lo que debe?`,
    long: ({ applicant }) => `¿Cuánto tiempo hace que conoce a ${applicant}?`,
    shared: ({ applicant }) => `¿Ha compartido vivienda con ${applicant} o han sido vecinos?`,
    care: ({ applicant }) => `Por lo que ha visto, ¿cuida ${applicant} la vivienda?`,
    neighbourly: ({ applicant }) => `¿Tiene ${applicant} consideración con los vecinos?`,
    recommend: ({ applicant }) => `¿Recomendaría a ${applicant} como inquilino o inquilina?`,
  },
  details: {
    dates: "Si no: ¿qué fechas son correctas?",
    rent: "Si no: ¿de cuánto era?",
    breach: "Si lo hubo: ¿cuál fue?",
    since: "Si no: ¿desde cuándo?",
    title: "Si no: ¿cómo se llama el puesto?",
    contract: "Si no: ¿qué tipo de contrato es?",
  },
  replies: {
    yes: "Sí",
    no: "No",
    unsure: "No puedo decirlo",
    always: "Siempre",
    mostly: "Casi siempre",
    "often-late": "A menudo tarde",
    seldom: "Pocas veces",
    "still-there": "Todavía vive allí",
    left: "Ya no",
    "under-one": "Menos de un año",
    "one-to-five": "De uno a cinco años",
    "over-five": "Más de cinco años",
    "same-home": "La misma vivienda",
    neighbours: "Vecinos",
    neither: "Ninguna de las dos cosas",
  },
  kinds: { landlord: "Propietario o agencia", employer: "Alguien del trabajo", personal: "Referencia personal" },
  title: (applicant) => `Una breve referencia sobre ${applicant}`,
  lead: (landlord, applicant) =>
    `${applicant} ha solicitado una vivienda a ${landlord}, ha dado el nombre de usted y ha aceptado que se le pregunte.`,
  until: (day) => `Ocho preguntas breves, unos tres minutos. Puede omitir cualquiera. Abierto hasta el ${day}.`,
  fair: "Solo lo que sepa de primera mano. Nada sobre familia, salud, origen, creencias o quejas ante autoridades.",
  notice: {
    title: "Quién pregunta y qué pasa con sus respuestas",
    lines: ({ landlord, applicant, months, support }) => [
      ["Quién pregunta", `${landlord}, que alquila una vivienda. Rentform transmite las preguntas y no juzga nada.`],
      ["Para qué", "Para decidir sobre esta única solicitud. No se usan para ninguna otra y nadie las compra."],
      [
        "Quién lo lee",
        `${landlord}, tal como usted lo escribió, sin resumen ni nota. ${applicant} ve que se le preguntó y si respondió, y puede pedir al propietario ver lo que escribió.`,
      ],
      ["Cuánto tiempo", `Sus respuestas se borran con la solicitud, como muy tarde ${months} después de la decisión.`],
      [
        "Sus propios datos",
        `Su nombre y su dirección proceden de ${applicant} y se usan solo para esta petición. Para oponerse o pedir que se borren antes, escriba a ${support}.`,
      ],
    ],
  },
  comment: "Algo que añadir",
  commentHint: "Hasta 600 caracteres.",
  send: "Enviar mis respuestas",
  decline: "No quiero responder",
  declineText:
    "Nadie está obligado. El propietario solo sabrá que usted no responde, y no volveremos a escribirle sobre esto.",
  states: {
    answered: [
      "Hemos recibido sus respuestas",
      "Gracias. No hay nada más que hacer ni recibirá más correos sobre esto.",
    ],
    declined: ["No quiere responder", "Está bien. El propietario lo sabe y no volveremos a escribirle sobre esto."],
    expired: ["El plazo para responder terminó", "Las preguntas estuvieron abiertas 14 días. No tiene que hacer nada."],
    cancelled: ["Ya no hace falta respuesta", "La pregunta se retiró o la decisión ya está tomada."],
    unknown: [
      "Este enlace no es válido",
      "Puede que le falte una parte: ábralo de nuevo desde el correo. Si no, se borró aquello a lo que pertenecía.",
    ],
  },
  nothing: "Responda al menos a una pregunta o diga que no quiere responder",
  tooLong: (question, most) => `Acorte la respuesta a «${question}» a ${most} caracteres`,
  control: (question) => `Quite los caracteres de control invisibles de la respuesta a «${question}»`,
  badPost: "Era más de lo que admite esta página. Sus respuestas no se enviaron.",
  mail: {
    subject: "Un propietario pide una breve referencia",
    reminderSubject: "Sigue pendiente: una breve referencia",
    text: (landlord, applicant) =>
      `${applicant} ha solicitado una vivienda a ${landlord}, ha dado el nombre de usted y ha aceptado que se le pregunte.`,
    what: "Ocho preguntas breves, unos tres minutos, sin cuenta. Puede omitir cualquiera o decir que no quiere responder.",
    reminder: "Todavía no ha respondido. Este es el único recordatorio.",
    ends: "Abierto hasta",
    action: "Ver las preguntas",
    spelledOut: "O abra esta dirección en un navegador:",
    source: (applicant) =>
      `Su nombre y su dirección proceden de la solicitud de ${applicant}. Se usan solo para esta petición y se borran con ella.`,
    stop: "¿No quiere responder? Dígalo en esa página: no volveremos a escribirle sobre esto.",
    questions:
      "Las respuestas a este correo llegan a nuestro equipo de ayuda, no al propietario. También las preguntas sobre sus datos: {support}",
  },
  log: {
    title: "Referencias",
    text: "Usted ve a quién preguntó el propietario y cuándo, no lo que escribieron. Puede pedírselo al propietario.",
    asked: "Preguntado",
    answered: "Respondido",
    declined: "No quiere responder",
    open: "Sin respuesta todavía",
    over: "Sin respuesta, y ya no está abierto",
    others: "Alguien a quien nombró otra persona de su hogar",
  },
};
