import type { TeamRole } from "../../../kernel/actor";

/** How many people may share an account, its owner among them, and which roles the others may have (pricing: seats). */
export type Seats = { most: number; roles: readonly TeamRole[] };

const inPro: Seats = { most: 3, roles: ["viewer", "reviewer", "manager"] };
const otherwise: Seats = { most: 2, roles: ["viewer"] };

export function seatsOf(isPro: boolean): Seats {
  return isPro ? inPro : otherwise;
}
