import type { HouseholdWords } from "../../en/applications/household";

export const householdWords: HouseholdWords = {
  title: "Su hogar",
  willAsk:
    "Al enviar, cada persona con un correo aquí recibe un enlace para rellenar su parte. No ven sus respuestas, y usted no ve las de ellas.",
  asked: "Cada persona rellena su parte con un enlace. No ven sus respuestas, y usted no ve las de ellas.",
  roles: { co_applicant: "Cosolicitante", guarantor: "Garante" },
  states: { named: "Aún sin avisar", asked: "Enlace enviado", opened: "Empezada", done: "Lista" },
  since: {
    asked: (day) => `Enlace enviado el ${day}, aún sin empezar`,
    opened: (day) => `Empezada el ${day}, aún sin enviar`,
    done: (day) => `Enviada el ${day}`,
  },
  handOn:
    "Sin correo propio, así que no enviamos ningún enlace: usted lo crea en su página de seguimiento y se lo pasa",
  missingHandedOn:
    "Su hogar no está completo: quienes tienen correo propio han recibido un enlace a su parte. Para las demás personas, cree un enlace en su página de seguimiento: páseselo, o deje que rellenen su parte en este dispositivo.",
  askNow: "Enviarles ya sus enlaces",
  askedTitle: "Los enlaces están en camino",
  askedText: "Pueden rellenar sus partes mientras usted termina la suya.",
  tooOften: "Se enviaron varios enlaces hace poco. Inténtelo más tarde.",
  again: "Enviar el enlace otra vez",
  letGo: "Dejar de pedírselo",
  complete: "Todas las personas han enviado su parte.",
  partTitle: { co_applicant: "Su parte de una solicitud", guarantor: "Ser garante de una solicitud" },
  lead: (name) => `${name} solicita esta vivienda y ha dado su nombre.`,
  own: "Usted rellena su parte. Solo la lee el propietario; las demás personas que solicitan, no.",
  guarantee:
    "Un garante paga el alquiler cuando el inquilino no puede. Pida las condiciones exactas antes de firmar nada.",
  begin: "Empezar mi parte",
  goOn: "Abrir mi parte",
  decline: "No quiero participar",
  declineText: "No le escribiremos más, y se borra lo que haya escrito aquí.",
  declined: "Usted no participa",
  declinedText: "No le escribiremos más. Se ha borrado lo que había escrito.",
  doneTitle: "Su parte se ha enviado",
  doneText: "El propietario la tiene. Las demás personas que solicitan no pueden leerla.",
  doneMail: "Le enviamos un comprobante. Con su enlace puede ver lo que envió y retirarlo.",
  doneWaiting: (name, day) =>
    `${name} todavía no ha enviado la solicitud. El propietario recibe su parte junto con ella; las demás personas que solicitan no pueden leerla. Si no se envía hasta el ${day}, su parte se borra y le escribimos.`,
  sentOn: "Enviada el",
  erase: "Retirar mi parte y borrarla",
  eraseText: "Sus respuestas y documentos se borran enseguida. La solicitud sigue adelante sin su parte.",
  erased: "Su parte se ha borrado",
  heldErase:
    "El propietario guarda la solicitud para una reclamación legal. Su parte se borra cuando eso termine, no antes.",
  over: "Este enlace ya no funciona",
  overText: "Su parte ya no hace falta: la solicitud se resolvió o se retiró, o usted ya no figura en ella.",
  sendPart: "Enviar mi parte",
  sendPartNote: "El propietario recibe su parte junto con la solicitud.",
};
