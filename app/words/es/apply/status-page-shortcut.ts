import type { OwnPageWords } from "../../en/apply/status-page-shortcut";

export const ownPageWords: OwnPageWords = {
  title: "Su página de seguimiento",
  text: "Allí puede seguir la solicitud, corregirla o retirarla. Desde aquí se abre durante un día; después, use el enlace de su correo.",
  noMail:
    "Allí puede seguir la solicitud, corregirla o retirarla. Desde aquí se abre durante un día: ábrala y guarde su dirección, porque ningún correo lleva a ella.",
  over: "Ha pasado un día desde el envío, así que su página de seguimiento ya no se abre desde este dispositivo. Use el enlace de su correo.",
  overNoMail:
    "Ha pasado un día desde el envío, así que su página de seguimiento ya no se abre desde este dispositivo. Use la dirección que guardó o indique su número de solicitud al propietario.",
  tooOften:
    "Su página se ha abierto desde aquí muchas veces. Inténtelo de nuevo en una hora o use el enlace de su correo.",
  see: "Ver su solicitud",
  wrong: "¿Esta dirección es incorrecta? Entonces el comprobante le llega a otra persona.",
  change: "Cambiar la dirección",
  nothingHere: [
    "En este dispositivo no hay nada suyo abierto",
    "Si envió una solicitud, o guardó una para más tarde, el enlace de su correo lleva a ella desde cualquier dispositivo.",
  ],
  toForm: "Ver el formulario",
};
