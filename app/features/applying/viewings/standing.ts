import type { ViewingRule } from "../../../db/schema/viewings";

/** What whoever asked has: a place, a turn on the waiting list, or a part in the draw that is to come. */
export type Standing = "place" | "waiting" | "lot";

export function standingOf(asked: { place: number | null; rule: ViewingRule; drawnAt: number | null }): Standing {
  if (asked.place !== null) return "place";
  return asked.rule === "lot" && asked.drawnAt === null ? "lot" : "waiting";
}
