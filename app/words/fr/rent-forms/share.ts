import type { ShareFacts, ShareTexts } from "../../en/rent-forms/share";

export const shareTexts = ({ title, url }: ShareFacts): ShareTexts => ({
  listing: `Pour candidater à ce logement, remplissez le formulaire sur ${url}. Il fonctionne sur tout téléphone, il est gratuit et sans compte.`,
  mail: {
    subject: `Dossier de location\u00a0: ${title}`,
    body: `Bonjour,\n\nmerci de votre intérêt pour ${title}.\n\nVous pouvez candidater avec ce formulaire\u00a0: ${url}\nIl fonctionne sur téléphone, il est gratuit et sans compte. Vous pouvez l’enregistrer et continuer plus tard.\n\nCordialement`,
  },
  message: `Merci de votre intérêt pour ${title}. Vous pouvez candidater ici\u00a0: ${url} (sans compte, sans frais)`,
});
