import type { HouseholdMailWords } from "../../en/applications/household-mails";

export const householdMailWords: HouseholdMailWords = {
  subject: "Rellene su parte de una solicitud de alquiler",
  reminderSubject: "Falta su parte de una solicitud de alquiler",
  mailText: (name) => `${name} solicita una vivienda y ha dado su nombre.`,
  mailWhat: "Usted rellena su parte en el teléfono, sin cuenta y sin pagar. Solo la lee el propietario.",
  ends: "El enlace funciona hasta el",
  action: "Ver lo que se pide",
  spelledOut: "O abra esta dirección en un navegador:",
  notYou: "¿No sabe nada de esto? Abra el enlace y diga que no participa: no le escribiremos más.",
  receiptSubject: "Hemos enviado su parte de la solicitud",
  receiptText:
    "El propietario tiene su parte. Con el botón ve lo que envió y cuándo se abrieron sus documentos, y puede retirarla.",
  receiptAction: "Ver mi parte",
  receiptWaiting: (name, day) =>
    `El propietario la recibe junto con la solicitud, que ${name} todavía no ha enviado. Si no se envía hasta el ${day}, su parte se borra. Con el botón ve lo que envió y puede retirarla.`,
  endsSubject: (day) => `Su parte de una solicitud de alquiler se borrará el ${day}`,
  endsHeading: "La solicitud todavía no se ha enviado",
  endsText: (name, day) =>
    `Usted envió su parte, pero ${name} no ha enviado la solicitud. Si no se envía hasta el ${day}, sus respuestas y documentos se borrarán. El propietario no los ha visto.`,
  endsLeft: "No tiene que hacer nada. Con el botón ve lo que envió y puede borrarlo ya.",
  erasedSubject: "Se ha borrado su parte de una solicitud de alquiler",
  erasedMail:
    "La solicitud a la que pertenecía nunca se envió. Sus respuestas y documentos se han borrado; el propietario nunca los recibió.",
  erasedWhy:
    "Recibe este correo una sola vez porque envió una parte de esa solicitud. Después borramos también su dirección.",
  questions: "Las respuestas a este correo llegan a nuestro equipo de ayuda, no al propietario: {support}",
};
