import { isbot } from "isbot";
import { errorCode, type Logger } from "./logger";
import { type VisitEvent, visitMemory } from "./visit-memory";

/**
 * Whether a request is a person's visit: no machine, no fetch ahead, and not the landlord, who is known by a session or a
 * manage link in the same browser. Nothing of the request is kept.
 */
export function isVisit(request: Request): boolean {
  const { headers } = request;
  const userAgent = headers.get("User-Agent");
  if (!userAgent || isbot(userAgent)) return false;
  if (/prefetch|preview/i.test(`${headers.get("Sec-Purpose")} ${headers.get("Purpose")} ${headers.get("X-Moz")}`)) {
    return false;
  }
  const cookies = headers.get("Cookie") ?? "";
  return !/(?:^|;\s*)(?:signed_in=1|(?:__Host-)?rf-manage=[^;\s])/.test(cookies);
}

type Place = { db: D1Database; waitUntil: (work: Promise<unknown>) => void; log: Logger };

/** Counts an event of a request, if a person made it. Writing down happens after the answer, when it is due or `isRare`. */
export function countVisit(
  place: Place,
  request: Request,
  { urlId, event, isRare = false }: { urlId: string; event: VisitEvent; isRare?: boolean },
): void {
  if (!isVisit(request)) return;
  const isDue = visitMemory.add(urlId, event, Date.now());
  if (isDue || isRare) place.waitUntil(writeVisits(place));
}

/** One statement for everything that has gathered; forms that are not there are skipped. A failure is tried again later. */
export async function writeVisits({ db, log }: Pick<Place, "db" | "log">): Promise<void> {
  const counts = visitMemory.take(Date.now());
  if (counts.length === 0) return;
  try {
    await db.prepare(upsert).bind(JSON.stringify(counts)).run();
  } catch (error) {
    visitMemory.giveBack(counts);
    log.error("visits-not-written", { code: errorCode(error) });
  }
}

/** Beside the day's row one of the whole life, so that a page of numbers reads as many rows as there are events. */
const upsert = `INSERT INTO rent_form_day (form_id, day, event, count)
  SELECT f.id, d.value, v.value ->> 'event', v.value ->> 'count'
  FROM json_each(?1) AS v JOIN rent_form AS f ON f.url_id = v.value ->> 'urlId'
  JOIN json_each(json_array(v.value ->> 'day', 'all')) AS d
  WHERE f.published_version_id IS NOT NULL
  ON CONFLICT (form_id, day, event) DO UPDATE SET count = count + excluded.count`;
