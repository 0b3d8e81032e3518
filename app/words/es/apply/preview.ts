import type { PreviewWords } from "../../en/apply/preview";

export const previewWords: PreviewWords = {
  title: "Vista previa: no se envía",
  text: "Así ve el formulario quien solicita. Nada de lo que escriba aquí sale de esta página.",
  sent: "Fin de la vista previa",
  sentText: "Quien solicita vería ahora el comprobante con su número de solicitud. No se ha enviado nada.",
  again: "Empezar de nuevo la vista previa",
  broken: "Este borrador aún no se puede mostrar",
  brokenText: "Falta algo por terminar. El último paso del editor dice qué.",
};
