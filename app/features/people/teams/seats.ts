import type { TeamRole } from "../../../kernel/actor";
import { seatTerms } from "../../money/billing/rules";

/** How many people may share an account, its owner among them, and which roles the others may have (pricing: seats). */
export type Seats = { most: number; roles: readonly TeamRole[] };

/** `paid`: how many people Pro is paid for; null without Pro. */
export function seatsOf(paid: number | null): Seats {
  if (paid === null) return { most: seatTerms.free, roles: ["viewer"] };
  return { most: paid, roles: ["viewer", "reviewer", "manager"] };
}
