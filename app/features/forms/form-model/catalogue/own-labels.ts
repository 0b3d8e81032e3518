import type { Texts } from "../localized";

/** What a landlord's own question of two kinds is called at first. */
export const ownLabels = {
  severalDays: [
    "Days that suit you for a showing",
    "Días que le convienen para una visita",
    "Jours qui vous conviennent pour une visite",
  ],
  signature: ["Signature", "Firma", "Signature"],
} as const satisfies Record<string, Texts>;
