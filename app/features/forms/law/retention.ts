import { chainOf } from "./place-of";

/** How long a landlord keeps what was sent, counted from the decision. */
export type Retention = {
  /** Answers of whoever does not get the home. */
  unsuccessfulMonths: number;
  documentsDays: number;
};

/** Where no pack speaks: as in most of Europe. */
const elsewhere: Retention = { unsuccessfulMonths: 6, documentsDays: 60 };

/** The packs' own figures, months and days (a test holds them equal): a page says them without reading a pack. */
const byPlace: Readonly<Record<string, readonly [number, number]>> = {
  ...{ AU: [3, 60], "AU-NSW": [1, 30], "AU-SA": [1, 30], "AU-VIC": [1, 30] },
  ...{ CA: [12, 60], "CA-QC": [12, 30] },
  ...{ CH: [3, 60], NZ: [3, 30], UK: [6, 60] },
  ...{ EU: [6, 60], "EU-FR": [3, 60], "EU-NL": [3, 60] },
  ...{ US: [24, 60], "US-NY": [36, 60], "US-WA": [36, 60] },
};

/** `place` as `placeOf` names it. */
export function retentionOf(place: string | null): Retention {
  const found =
    place !== null &&
    chainOf(place)
      .map((name) => byPlace[name])
      .findLast(Boolean);
  return found ? { unsuccessfulMonths: found[0], documentsDays: found[1] } : elsewhere;
}
