import type { ReportWords } from "../../en/apply/report";

export const reportWords: ReportWords = {
  title: "Denunciar este formulario",
  lead: "¿Hay algo mal en este formulario? Díganoslo y una persona lo revisará. El propietario no sabrá quién ha escrito.",
  reason: "¿Qué está mal?",
  noReason: "Elija qué está mal.",
  reasons: {
    money: "Me pidieron dinero antes de una visita o de un contrato",
    details: "Pide contraseñas, códigos o números de tarjeta o de banco",
    "not-a-home": "Esta vivienda no existe o no se alquila",
    "not-theirs": "Las fotos o la dirección son de otra persona",
    unfair: "Trata a las personas de forma injusta",
    other: "Otra cosa",
  },
  text: "¿Qué pasó? (opcional)",
  textHint: "No envíe documentos ni números personales.",
  badText: "El texto es demasiado largo o tiene caracteres que no se pueden mostrar.",
  email: "Su correo (opcional)",
  emailHint: "Solo si podemos preguntarle sobre ello.",
  badEmail: "Escriba una dirección como nombre@example.com o déjelo en blanco.",
  send: "Enviar la denuncia",
  back: "Volver al formulario",
  proof: {
    title: "Un momento más",
    text: "Su dispositivo hace un cálculo breve, para que ninguna máquina pueda enviar denuncias a cientos. Después, su denuncia se envía sola.",
    again: "El cálculo no se pudo comprobar. Se repite una vez más.",
    withoutScript: "Su navegador no ejecuta scripts. Envíe la denuncia tal como está: una persona la leerá.",
    working: "Calculando. Tarda unos segundos.",
    solved: "Listo. Ya puede enviar.",
    soon: "Calculando. En unos segundos su denuncia se enviará sola.",
    not: "Este dispositivo no puede hacer el cálculo. Envíe la denuncia sin él.",
    plainNote: "O envíela sin esperar: una persona la leerá igualmente.",
    plain: "Enviar sin el cálculo",
  },
  sent: [
    "Gracias",
    "Tenemos su denuncia y una persona revisará el formulario. Si ha perdido dinero, avise también a la policía y a su banco.",
  ],
  busy: [
    "Espere un poco",
    "Han llegado varias denuncias desde su conexión. Inténtelo más tarde; lo que ha escrito sigue aquí.",
  ],
};
