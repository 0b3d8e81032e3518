/** Ready texts around a form's link, in the form's own language. */
export type ShareTexts = { listing: string; mail: { subject: string; body: string }; message: string };

type Facts = { title: string; url: string };

const texts: Record<string, (facts: Facts) => ShareTexts> = {
  en: ({ title, url }) => ({
    listing: `To apply for this home, fill in the application form at ${url}. It works on any phone, costs nothing and needs no account.`,
    mail: {
      subject: `Rental application: ${title}`,
      body: `Hello,\n\nthank you for your interest in ${title}.\n\nPlease apply with this form: ${url}\nIt works on a phone, costs nothing and needs no account. You can save it and go on later.\n\nKind regards`,
    },
    message: `Thank you for asking about ${title}. Please apply here: ${url} (no account, no fee)`,
  }),
  es: ({ title, url }) => ({
    listing: `Para solicitar esta vivienda, rellene el formulario en ${url}. Funciona en cualquier teléfono, es gratis y no hace falta cuenta.`,
    mail: {
      subject: `Solicitud de alquiler: ${title}`,
      body: `Hola:\n\ngracias por su interés en ${title}.\n\nPuede solicitarla con este formulario: ${url}\nFunciona en el teléfono, es gratis y no hace falta cuenta. Puede guardarlo y seguir más tarde.\n\nUn saludo`,
    },
    message: `Gracias por preguntar por ${title}. Puede solicitarla aquí: ${url} (sin cuenta, sin pagar)`,
  }),
  fr: ({ title, url }) => ({
    listing: `Pour candidater à ce logement, remplissez le formulaire sur ${url}. Il fonctionne sur tout téléphone, il est gratuit et sans compte.`,
    mail: {
      subject: `Dossier de location\u00a0: ${title}`,
      body: `Bonjour,\n\nmerci de votre intérêt pour ${title}.\n\nVous pouvez candidater avec ce formulaire\u00a0: ${url}\nIl fonctionne sur téléphone, il est gratuit et sans compte. Vous pouvez l’enregistrer et continuer plus tard.\n\nCordialement`,
    },
    message: `Merci de votre intérêt pour ${title}. Vous pouvez candidater ici\u00a0: ${url} (sans compte, sans frais)`,
  }),
};

/** English where we have no texts in the form's language. */
export function shareTexts(locale: string, facts: Facts): ShareTexts {
  const write = texts[locale.toLowerCase().split("-")[0] ?? ""] ?? (texts.en as (facts: Facts) => ShareTexts);
  return write(facts);
}
