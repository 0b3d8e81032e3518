import type { PageLocale } from "../applications/locale";

type MailHintWords = {
  /** `{address}`: the one that was likely meant. */
  hint: string;
  /** Heads the note after a save. */
  title: string;
  /** `{address}`: the one that was typed. */
  saved: string;
  change: string;
};

/** Of an e-mail address that is one slip away from a common one. A note: it may be right as it stands. */
export const mailHintWords: Record<PageLocale, MailHintWords> = {
  en: {
    hint: "Did you mean {address}?",
    title: "Is the e-mail address right?",
    saved: "Saved as {address}. If that is right, just go on.",
    change: "Change the address",
  },
  es: {
    hint: "¿Quiso decir {address}?",
    title: "¿Es correcto el correo electrónico?",
    saved: "Se guardó {address}. Si es correcto, continúe.",
    change: "Cambiar la dirección",
  },
  fr: {
    hint: "Vouliez-vous dire {address}\u00a0?",
    title: "L’adresse e-mail est-elle juste\u00a0?",
    saved: "{address} est enregistrée. Si elle est juste, continuez.",
    change: "Changer l’adresse",
  },
};
