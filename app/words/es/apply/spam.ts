import type { SpamWords } from "../../en/apply/spam";

export const spamWords: SpamWords = {
  staleTitle: "Revíselo una vez más",
  staleText:
    "Esta página estuvo abierta más de un día y la hemos preparado de nuevo. Sus respuestas se conservan: revíselas y envíelas otra vez.",
  askTitle: "Una comprobación más",
  askText:
    "Algo en esta solicitud parece un envío masivo, o llegaron muchas desde su conexión. Su dispositivo hace un cálculo breve que las personas no notan y que a las máquinas les sale caro. No tiene que hacer nada.",
  askFailed: "El cálculo no se pudo comprobar. Se repite una vez más.",
  askWithoutScript:
    "Su navegador no ejecuta scripts. Envíe de todos modos: guardamos su solicitud y le mandamos un enlace por correo; cuando pulse su botón, la solicitud llegará al propietario.",
  working: "Calculando. Tarda unos segundos.",
  solved: "Listo. Ya puede enviar.",
  sendsSoon: "Calculando. En unos segundos su solicitud se enviará sola.",
  notSolved: "Este dispositivo no puede hacer el cálculo. Confirme por correo.",
  byMail: "Confirmar por correo",
  byMailNote:
    "O guardamos su solicitud y le mandamos un enlace por correo: llegará al propietario cuando pulse allí el botón.",
  heldTitle: "Falta un paso: confirme su correo",
  heldText:
    "Tenemos su solicitud y la guardamos. Llegará al propietario cuando pulse el botón del correo que hemos enviado a la dirección de su solicitud. El enlace funciona durante 30 días.",
  heldNoMail:
    "¿No llega? Mire en la carpeta de correo no deseado. El propietario también puede encontrar la solicitud por su número y aceptarla.",
  heldConfirmed:
    "Su correo está confirmado. Antes de que la solicitud aparezca en la lista, el propietario la revisa una vez más. Mencione el número de solicitud si pregunta por ella.",
  waitingText:
    "Tenemos su solicitud. El formulario había llegado a su límite antes de que la enviara, así que el propietario decide si la acepta. Se guarda 30 días; mencione el número de solicitud si pregunta por ella.",
  confirmTitle: "Confirme su solicitud",
  confirmLead: "Pulse el botón y su solicitud llegará al propietario.",
  confirm: "Confirmar y enviar al propietario",
  confirmedTitle: "El propietario tiene su solicitud",
  confirmedText: "Le hemos enviado un comprobante por correo con un enlace a su estado.",
  over: "Este enlace ya no funciona",
  overText: "Han pasado 30 días o la solicitud ya no está guardada.",
  mailSubject: "Confirme su solicitud {reference}",
  mailHeading: "Confirme su solicitud",
  mailText:
    "Tenemos su solicitud. Antes de que llegue al propietario le pedimos que confirme que esta dirección es suya: así los propietarios no reciben correo masivo.",
  mailUntil: "El enlace funciona durante 30 días; después la solicitud se borra.",
  spelledOut: "O abra esta dirección en un navegador:",
};
