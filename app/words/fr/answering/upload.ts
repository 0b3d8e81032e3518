import type { UploadWords } from "../../en/answering/upload";

export const uploadWords: UploadWords = {
  preparing: "Réduction de la photo",
  queued: "En attente de son tour",
  uploading: "Envoi de {name}",
  noConnection: "Pas de connexion. L’envoi reprendra tout seul dès qu’il y en aura une.",
  failed: "Ce fichier n’a pas été envoyé.",
  tooLarge: "Ce fichier dépasse 10\u00a0Mo. Choisissez-en un plus petit, ou une photo de chaque page.",
  done: "{name} est envoyé.",
  cancel: "Annuler",
  retry: "Réessayer",
  remove: "Retirer",
  photo: "Prendre une photo",
  drop: "Vous pouvez aussi déposer des fichiers ici.",
};
