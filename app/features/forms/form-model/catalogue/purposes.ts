import type { Texts } from "../localized";
import type { LawReason } from "../schema";

/** What an applicant reads under a question of the landlord's own that needed a reason. */
export const purposes: Record<LawReason["code"], Texts> = {
  "required-here": [
    "Asked because a law or authority here requires it. You may leave it empty.",
    "Se pregunta porque aquí lo pide una ley o una autoridad. Puede dejarlo en blanco.",
    "Demandé parce qu’une loi ou une autorité l’exige ici. Vous pouvez laisser vide.",
  ],
  "needed-now": [
    "Asked of everyone, to decide about this home. You may leave it empty.",
    "Se pregunta a todas las personas, para decidir sobre esta vivienda. Puede dejarlo en blanco.",
    "Demandé à tout le monde, pour l’attribution de ce logement. Vous pouvez laisser vide.",
  ],
  other: [
    "Asked for a purpose of the landlord’s own. You may leave it empty.",
    "Se pregunta para un fin propio del propietario. Puede dejarlo en blanco.",
    "Demandé pour un usage propre au propriétaire. Vous pouvez laisser vide.",
  ],
};
