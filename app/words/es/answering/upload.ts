import type { UploadWords } from "../../en/answering/upload";

export const uploadWords: UploadWords = {
  preparing: "Reduciendo la foto",
  queued: "Esperando su turno",
  uploading: "Subiendo {name}",
  noConnection: "Sin conexión. Se subirá solo en cuanto la haya.",
  failed: "Este archivo no se ha subido.",
  tooLarge: "Este archivo supera los 10 MB. Elija uno más pequeño, o una foto de cada página.",
  done: "{name} se ha subido.",
  cancel: "Cancelar",
  retry: "Intentarlo de nuevo",
  remove: "Quitar",
  photo: "Hacer una foto",
  drop: "También puede soltar archivos aquí.",
};
