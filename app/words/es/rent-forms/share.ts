import type { ShareFacts, ShareTexts } from "../../en/rent-forms/share";

export const shareTexts = ({ home, url, minutes, rent, terms, answers }: ShareFacts): ShareTexts => ({
  listing: `${home}${terms && `: ${terms}`}.\nSolicítela en unos ${minutes} minutos, en cualquier teléfono, gratis y sin cuenta: ${url}${answers && `\n${answers}`}`,
  mail: {
    subject: `Solicitud de alquiler: ${home}`,
    body: `Hola:\n\ngracias por su interés en ${home}${terms && ` (${terms})`}.\n\nPuede solicitarla con este formulario: ${url}\nSe tarda unos ${minutes} minutos, funciona en el teléfono, es gratis y no hace falta cuenta. Puede guardarlo y seguir más tarde.\n\nUn saludo`,
  },
  message: `${home}${rent && `, ${rent}`}. Solicítela en unos ${minutes} minutos, gratis y sin cuenta: ${url}`,
});
