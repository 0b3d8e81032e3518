import { mayReadReplica } from "../../workers/replica-pages.ts";
import { pageTrips } from "../support/page-trips.ts";

/**
 * `npm run bench:latency`: how long the network takes of a page, by where its reader is and where the database lies, from counted
 * round trips (test/http/round-trips.test.ts) and published times between regions. "neither": the Worker runs where the reader is
 * and each round trip goes to the database. "smart": it runs beside the database, so that the request goes there once. "replicas":
 * as "neither", but pages that may be read from a replica find one in the reader's region. Prints the table of docs/performance.md.
 */

/**
 * Average round trips in ms, 17 August to 15 September 2024, as IBM Cloud publishes them for its regions
 * (https://github.com/ibm-cloud-docs/vpc, _include-segments/network-latency.md). Cloudflare publishes none; all lie on the same fibres.
 */
const places = ["Washington", "Dallas", "London", "Frankfurt", "Tokyo", "Sydney", "São Paulo"] as const;
const roundTripsMs: Record<Database, readonly number[]> = {
  Washington: [0, 31, 76, 91, 166, 216, 119],
  Frankfurt: [91, 123, 13, 0, 228, 250, 197],
  Sydney: [214, 186, 261, 250, 115, 0, 327],
};
type Database = "Washington" | "Frankfurt" | "Sydney";
/** Between a Worker and a database in the same region: zones of one region are some 2 ms apart in the same source. */
const nearMs = 2;

/** The start page of /apply is answered from memory, from KV where it is not there. */
const counted = Object.entries({ "/apply/:rentFormUrlId": 0, ...pageTrips });
const isReplicated = (path: string) => mayReadReplica(new Request(`https://rentform.example${path}`));
const kindOf = ([path, trips]: [string, number]) => `${trips} ${isReplicated(path)}`;
/** One of each kind: pages that make as many trips and are read from the same place take as long. */
const pages = counted.filter((page, at) => counted.findIndex((other) => kindOf(other) === kindOf(page)) === at);

type Placement = "neither" | "smart" | "replicas";

function networkMs(farMs: number, trips: number, placement: Placement, isReplicated: boolean): number {
  if (placement === "smart") return farMs + trips * nearMs;
  if (placement === "replicas" && isReplicated) return trips * nearMs;
  return trips * Math.max(farMs, nearMs);
}

console.log(`| reader, database | ${pages.map(([path, trips]) => `${path} (${trips})`).join(" | ")} |`);
console.log(`| --- | ${pages.map(() => "---").join(" | ")} |`);
for (const [database, row] of Object.entries(roundTripsMs)) {
  for (const [at, place] of places.entries()) {
    const cells = pages.map(([path, trips]) =>
      (["neither", "smart", "replicas"] as const)
        .map((placement) => networkMs(row[at] ?? 0, trips, placement, isReplicated(path)))
        .join(" / "),
    );
    console.log(`| ${place}, ${database} | ${cells.join(" | ")} |`);
  }
}
