import type { Texts } from "../../localized";

/** What stands at its controls. */
export const severalDaysWords = {
  day: ["Day {n}", "Día {n}", "Jour {n}"],
  add: ["Add another day", "Añadir otro día", "Ajouter un autre jour"],
} satisfies Record<string, Texts>;
