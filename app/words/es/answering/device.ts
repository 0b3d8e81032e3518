import type { DeviceWords } from "../../en/answering/device";

export const deviceWords: DeviceWords = {
  sharedTitle: "¿Comparte este dispositivo?",
  sharedText: "El propietario conserva su solicitud, y el enlace de su correo lleva a ella desde cualquier lugar.",
  sharedNoMail:
    "El propietario conserva su solicitud. Apunte el número de solicitud: es lo único que lleva de vuelta a ella.",
  someoneElse: "Va a solicitar otra persona",
  forgetMe: "Borrar mis datos de este dispositivo",
  begunTitle: "En este dispositivo se empezó una solicitud",
  begunText:
    "¿Es la suya? Siga donde la dejó. Otra persona empieza con un formulario vacío: el dispositivo olvida entonces la primera solicitud, que se abre con el enlace del correo de esa persona.",
  goOn: "Continuar mi solicitud",
  sentTitle: "Desde este dispositivo se envió una solicitud",
  sentText:
    "¿Es la suya? Vea su comprobante. Otra persona también puede enviar la suya: los datos de la primera se borran entonces de este dispositivo.",
  seeReceipt: "Ver el comprobante",
  forgottenTitle: "Sus datos se han borrado de este dispositivo",
  forgottenText:
    "El propietario conserva su solicitud. Para seguirla use el enlace de su correo, o indique su número de solicitud.",
  lostTitle: "Este dispositivo ya no conoce sus respuestas anteriores",
  lostText:
    "Hemos guardado la página que acaba de enviar; le espera en su paso. Responda de nuevo a los pasos anteriores. Si recibió un enlace para terminar más tarde, ábralo: lleva a todo.",
  forgetNeedsMail: "Escriba un correo electrónico: sin un enlace nadie podría volver a abrir estas respuestas",
  otherTitle: "Esta página se cambió en otro lugar",
  otherText:
    "Desde que la abrió aquí, se guardó en otra pestaña o en otro dispositivo con otras respuestas. Abajo está lo que escribió aquí: guárdelo para conservarlo. Lo que se guardó allí:",
  otherAnswer: (label, answer) => `${label}: ${answer}`,
  noAnswer: "sin respuesta",
  takeOther: "Usar lo que se guardó allí",
};
