import type { ShareWords } from "../../en/apply/share";

export const shareWords: ShareWords = {
  share: "Crear un enlace para compartir",
  shareAgain: "Crear otro enlace para compartir",
  shareText:
    "Envíeselo usted a {name}. Abre la parte una sola vez, para quien empiece primero con él, hasta el {day}. Usted no ve lo que se responde.",
  shareLabel: "Enlace para {name}",
  copy: "Copiar el enlace",
  copied: "Copiado",
  usedTitle: "Este enlace ya se ha usado",
  usedText:
    "La parte se empezó con él o por correo. Continúe en el dispositivo en el que se empezó, o con el enlace del correo a la persona nombrada.",
  shareSheet: "Compartir",
  openHere: "Abrirlo en este dispositivo",
  progressHow: "Su página de seguimiento también lo muestra, envía un enlace otra vez y crea uno para compartir.",
};
