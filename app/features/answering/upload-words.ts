import type { PageLocale } from "../applications/locale";

/** What the script says about files on their way up. `{name}` is a file's name. */
const en = {
  preparing: "Making the photo smaller",
  queued: "Waiting for its turn",
  uploading: "Uploading {name}",
  noConnection: "No connection. It goes up by itself as soon as there is one.",
  failed: "This file was not uploaded.",
  tooLarge: "This file is larger than 10 MB. Choose a smaller one.",
  done: "{name} is uploaded.",
  cancel: "Cancel",
  retry: "Try again",
  remove: "Remove",
  photo: "Take a photo",
  drop: "You can also drop files here.",
};

export type UploadWords = typeof en;

const es: UploadWords = {
  preparing: "Reduciendo la foto",
  queued: "Esperando su turno",
  uploading: "Subiendo {name}",
  noConnection: "Sin conexión. Se subirá solo en cuanto la haya.",
  failed: "Este archivo no se ha subido.",
  tooLarge: "Este archivo supera los 10 MB. Elija uno más pequeño.",
  done: "{name} se ha subido.",
  cancel: "Cancelar",
  retry: "Intentarlo de nuevo",
  remove: "Quitar",
  photo: "Hacer una foto",
  drop: "También puede soltar archivos aquí.",
};

const fr: UploadWords = {
  preparing: "Réduction de la photo",
  queued: "En attente de son tour",
  uploading: "Envoi de {name}",
  noConnection: "Pas de connexion. L’envoi reprendra tout seul dès qu’il y en aura une.",
  failed: "Ce fichier n’a pas été envoyé.",
  tooLarge: "Ce fichier dépasse 10\u00a0Mo. Choisissez-en un plus petit.",
  done: "{name} est envoyé.",
  cancel: "Annuler",
  retry: "Réessayer",
  remove: "Retirer",
  photo: "Prendre une photo",
  drop: "Vous pouvez aussi déposer des fichiers ici.",
};

export const uploadWords: Record<PageLocale, UploadWords> = { en, es, fr };
