import type { ShareFacts, ShareTexts } from "../../en/rent-forms/share";

export const shareTexts = ({ home, url, minutes, rent, terms, answers }: ShareFacts): ShareTexts => ({
  listing: `${home}${terms && `\u00a0: ${terms}`}.\nPostulez en ${minutes} minutes environ, sur tout téléphone, gratuitement et sans compte\u00a0: ${url}${answers && `\n${answers}`}`,
  mail: {
    subject: `Dossier de location\u00a0: ${home}`,
    body: `Bonjour,\n\nmerci de votre intérêt pour ${home}${terms && ` (${terms})`}.\n\nVous pouvez postuler avec ce formulaire\u00a0: ${url}\nIl faut environ ${minutes} minutes\u00a0; il fonctionne sur téléphone, il est gratuit et sans compte. Vous pouvez l’enregistrer et continuer plus tard.\n\nCordialement`,
  },
  message: `${home}${rent && `, ${rent}`}. Postulez en ${minutes} minutes environ, gratuitement et sans compte\u00a0: ${url}`,
});
