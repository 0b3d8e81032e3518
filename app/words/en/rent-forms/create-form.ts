export const copyWords: Record<string, string> = { en: "Copy of", es: "Copia de", fr: "Copie de" };
