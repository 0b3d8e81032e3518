import { isbot } from "isbot";
import { readCookie } from "../kernel/cookies";
import { createDayTally, type DayCount } from "./day-tally";
import type { Logger } from "./logger";

/** What people do on a form's public pages. "step:n": the n-th section of the form was completed. */
export type VisitEvent = "view" | "start" | `step:${number}`;

const tally = createDayTally("visits-not-written", { events: 50, ageMs: 10_000, names: 1000 });

/** Counts one event in this isolate (`now` in milliseconds); true when it is time to write. */
export function tallyVisit(urlId: string, event: VisitEvent, now: number): boolean {
  return tally.add(`${urlId} ${event}`, now);
}

/** Whether a request is a person's visit: no machine, no prefetch, no landlord known by session or manage link. */
export function isVisit(request: Request): boolean {
  const { headers } = request;
  const userAgent = headers.get("User-Agent");
  if (!userAgent || isbot(userAgent)) return false;
  if (/prefetch|preview/i.test(`${headers.get("Sec-Purpose")} ${headers.get("Purpose")} ${headers.get("X-Moz")}`)) {
    return false;
  }
  const cookies = headers.get("Cookie");
  if (readCookie(cookies, "signed_in") === "1") return false;
  return !readCookie(cookies, "rf-manage") && !readCookie(cookies, "__Host-rf-manage");
}

type Place = { db: D1Database; waitUntil: (work: Promise<unknown>) => void; log: Logger };

/** Counts an event of a request, if a person made it. Writing down happens after the answer, when it is due or `isRare`. */
export function countVisit(
  place: Place,
  request: Request,
  { urlId, event, isRare = false }: { urlId: string; event: VisitEvent; isRare?: boolean },
): void {
  if (!isVisit(request)) return;
  const isDue = tallyVisit(urlId, event, Date.now());
  if (isDue || isRare) place.waitUntil(writeVisits(place));
}

/** One statement for everything that has gathered; forms that are not there are skipped. */
export function writeVisits({ db, log }: Pick<Place, "db" | "log">): Promise<void> {
  return tally.write(log, Date.now(), (counts) =>
    db
      .prepare(upsert)
      .bind(JSON.stringify(byMonth(counts)))
      .run(),
  );
}

/** One row a form and month. */
function byMonth(counts: readonly DayCount[]) {
  const months = new Map<string, { urlId: string; month: string; counts: Record<string, number> }>();
  for (const { day, name, count } of counts) {
    const [urlId = "", event = ""] = name.split(" ");
    const month = day.slice(0, 7);
    const key = `${urlId} ${month}`;
    const row = months.get(key) ?? { urlId, month, counts: {} };
    row.counts[`${day.slice(8)} ${event}`] = count;
    months.set(key, row);
  }
  return [...months.values()];
}

/** A row is written for each flush, and a page of numbers reads one a month: columns by event would be a row each. */
const upsert = `INSERT INTO rent_form_month (form_id, month, counts)
  SELECT f.id, v.value ->> 'month', v.value -> 'counts'
  FROM json_each(?1) AS v JOIN rent_form AS f ON f.url_id = v.value ->> 'urlId'
  WHERE f.published_version_id IS NOT NULL
  ON CONFLICT (form_id, month) DO UPDATE SET counts = (SELECT json_group_object(key, total) FROM (
    SELECT key, sum(value) AS total FROM (SELECT key, value FROM json_each(rent_form_month.counts)
      UNION ALL SELECT key, value FROM json_each(excluded.counts)) GROUP BY key))`;
