import type { PrivacyWords } from "../../en/answering/privacy";

export const privacyWords: PrivacyWords = {
  title: "Quién ve qué, y durante cuánto tiempo",
  lines: ({ draft, months, days, sent, closed, guest }, hasAccount) => [
    [
      "Quién lo lee",
      "Solo el propietario de esta vivienda y quien le ayude. Nadie lo compra ni lo recibe de nosotros.",
    ],
    ["Para qué", "Para decidir quién obtiene esta vivienda y para comunicarse con usted. Para nada más."],
    ["Antes de enviar", `El propietario no ve nada. Lo que no se envía se borra a los ${draft}.`],
    ...(hasAccount
      ? ([
          ["Documentos", `Se borran ${days} después de la decisión. Usted ve cuándo se abrió cada uno.`],
          ["Respuestas", `Se borran ${months} después de la decisión.`],
          [
            "Sin decisión",
            `Su solicitud termina ${closed} después de cerrarse el formulario, o ${sent} después de enviarla. Desde entonces corren los mismos plazos.`,
          ],
        ] as const)
      : ([
          [
            "Documentos y respuestas",
            `Se borran como muy tarde ${guest} después de cerrarse este formulario. Usted ve cuándo se abrió cada documento. Si el propietario pasa el formulario a una cuenta, los documentos se borran ${days} y las respuestas ${months} después de la decisión; sin decisión, su solicitud termina ${closed} después de cerrarse el formulario, o ${sent} después de enviarla.`,
          ],
        ] as const)),
    [
      "Sus derechos",
      "Hasta que el propietario decida, puede seguir la solicitud, corregirla, retirarla y borrarla en su página de seguimiento. Después, pídaselo al propietario.",
    ],
    [
      "Cifrado",
      "El nombre, los datos de contacto, las respuestas y los documentos se guardan cifrados. La fecha de entrada, los ingresos, el número de adultos y las mascotas figuran además sin cifrar, para la lista del propietario.",
    ],
    [
      "En su navegador",
      "Después del envío puede guardar sus respuestas en este navegador para el próximo formulario, protegidas con una clave que nunca sale de él. Nosotros no guardamos nada de eso.",
    ],
  ],
  short: ({ days, guest }, hasAccount) =>
    hasAccount
      ? `Solo el propietario; documentos borrados ${days} después de la decisión`
      : `Solo el propietario; todo se borra ${guest} después de cerrarse el formulario`,
  more: "Más en la política de privacidad",
  paper: {
    title: "Quién ve qué, y para qué",
    lines: [
      ["Quién lo lee", "Solo el propietario de esta vivienda y quien le ayude."],
      ["Para qué", "Para decidir quién obtiene esta vivienda y para comunicarse con usted. Para nada más."],
      ["Sus derechos", "Para ver, corregir, retirar o borrar lo que escribió en este papel, diríjase al propietario."],
    ],
  },
};
