import type { ShareFacts, ShareTexts } from "../../en/rent-forms/share";

export const shareTexts = ({ title, url }: ShareFacts): ShareTexts => ({
  listing: `Para solicitar esta vivienda, rellene el formulario en ${url}. Funciona en cualquier teléfono, es gratis y no hace falta cuenta.`,
  mail: {
    subject: `Solicitud de alquiler: ${title}`,
    body: `Hola:\n\ngracias por su interés en ${title}.\n\nPuede solicitarla con este formulario: ${url}\nFunciona en el teléfono, es gratis y no hace falta cuenta. Puede guardarlo y seguir más tarde.\n\nUn saludo`,
  },
  message: `Gracias por preguntar por ${title}. Puede solicitarla aquí: ${url} (sin cuenta, sin pagar)`,
});
