import { placeOf } from "../rent-forms/law/place-of";
import { retentionOf } from "../rent-forms/law/retention";
import type { Address } from "../rent-forms/model/schema";

const dayMs = 24 * 60 * 60 * 1000;

/** Between the announcement of an erasure and the erasure itself, at the least. */
export const announcedMs = 7 * dayMs;
/** No place keeps anything for less: what was decided later than this ago has no erasure near. */
export const shortestKeptMs = 30 * dayMs;

export type ErasureClock = { papersAt: number; answersAt: number };

/**
 * When papers and answers of an application are erased, by the law of the home's place. All in milliseconds; `decidedAt` is
 * when the landlord decided, or the applicant withdrew.
 */
export function erasureClock(decidedAt: number, address: Address): ErasureClock {
  const { unsuccessfulMonths, documentsDays } = retentionOf(placeOf(address).place);
  const answersAt = addMonths(decidedAt, unsuccessfulMonths);
  return { papersAt: Math.min(decidedAt + documentsDays * dayMs, answersAt), answersAt };
}

/** The same day some months later; the last of the month where there is no such day. */
function addMonths(at: number, months: number): number {
  const day = new Date(at);
  const then = new Date(day);
  then.setUTCMonth(day.getUTCMonth() + months);
  if (then.getUTCDate() !== day.getUTCDate()) then.setUTCDate(0);
  return then.getTime();
}
