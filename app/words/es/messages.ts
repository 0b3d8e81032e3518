import type { MessageWords } from "../en/messages";

export const messageWords: MessageWords = {
  title: "Mensajes",
  lead: "Entre usted y el propietario. Nadie más los lee.",
  first: "Escribir al propietario",
  landlord: "El propietario",
  you: "Usted",
  seen: "Visto por el propietario el",
  asked: "El propietario le pidió:",
  due: "Plazo",
  answered: "Usted respondió a lo que se le pidió.",
  letter: "El propietario le envió una carta por correo electrónico.",
  label: "Su mensaje al propietario",
  hint: "Hasta 2000 caracteres. No escriba datos bancarios, contraseñas ni números de identidad.",
  send: "Enviar mensaje",
  sent: "Su mensaje se ha enviado. Se avisa al propietario.",
  over: "No se pudo enviar el mensaje: la solicitud ya no admite mensajes.",
  closed: "Aquí no puede escribir: el propietario no tiene una cuenta que pueda responder.",
  earlier: "Mensajes anteriores",
  back: "Volver a los mensajes más recientes",
  markRead: "Lo he leído",
  faults: {
    empty: "Escriba un mensaje",
    "too-long": "Acorte su mensaje a 2000 caracteres",
    "control-character": "Su mensaje contiene un carácter que no se puede enviar. Quítelo o escriba el texto de nuevo",
    "too-often": "Ha enviado muchos mensajes. Su texto queda aquí: espere {minutes} minutos y envíelo otra vez",
    "too-many": "Ha enviado todos los mensajes que se pueden enviar en un día. Su texto queda aquí: inténtelo mañana",
    "too-large": "Su mensaje es demasiado largo. Acórtelo a 2000 caracteres",
  },
  subject: "El propietario le ha escrito sobre {reference}",
  heading: "Tiene un mensaje del propietario",
  mailText: (count) =>
    count === 1
      ? "El propietario le ha escrito un mensaje. Léalo y responda en la página de su solicitud."
      : `El propietario le ha escrito ${count} mensajes. Léalos y responda en la página de su solicitud.`,
  action: "Leer y responder",
  spelledOut: "O abra esta dirección en un navegador:",
  why: "Recibe este correo porque esta dirección figura en la solicitud. ¿No es usted? Entonces no tiene que hacer nada.",
  questions: "Las respuestas a este correo llegan a nuestro equipo de ayuda, no al propietario: {support}",
  home: "Vivienda",
  reference: "Número de solicitud",
};
