import { sql } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { Services } from "../../../../services";
import { lawProblems } from "../../law/law-problems";
import { readLaw, readPacks } from "../../law/packs.server";
import { isPackPlace, type PackPlace, placeNameOf } from "../../law/place-names";
import { placeOf } from "../../law/place-of";
import { storedDefinition } from "../publishable";
import { revisableStates } from "../rules";

type Place = PackPlace;

/** Published forms that live (open, paused, full, closed) by place, and how many were checked against older rules. */
export type PlaceStanding = { place: Place; placeName: string; forms: number; older: number };

/** Server: one round trip, and the packs of the places found. Places without a live form are left out. */
export async function listLawStanding({ db, staticFiles }: Services): Promise<PlaceStanding[]> {
  const rows = await db.all<{ place: string; packs: string; forms: number }>(sql`
    SELECT ${rentFormVersion.lawCheck} ->> '$.place' AS place, ${rentFormVersion.lawCheck} -> '$.packs' AS packs, count(*) AS forms
    FROM ${rentForm} JOIN ${rentFormVersion} ON ${rentFormVersion.id} = ${rentForm.publishedVersionId}
    WHERE ${rentForm.state} IN ${revisableStates} AND place IS NOT NULL
    GROUP BY place, packs`);
  const standings = new Map<Place, PlaceStanding>();
  for (const { place, packs, forms } of rows) {
    if (!isPackPlace(place)) continue;
    const found = standings.get(place) ?? { place, placeName: placeNameOf(place, "en"), forms: 0, older: 0 };
    const isOlder = versionsOf(JSON.parse(packs)) !== versionsOf(await readPacks(staticFiles, place));
    standings.set(place, { ...found, forms: found.forms + forms, older: found.older + (isOlder ? forms : 0) });
  }
  return [...standings.values()].sort((a, b) => b.older - a.older || b.forms - a.forms);
}

function versionsOf(packs: readonly { version: string }[]): string {
  return packs.map(({ version }) => version).join(" ");
}

/** What a place's live forms would meet if they were published on a day: by question, the number of forms. */
export type LawTouch = {
  read: number;
  isAll: boolean;
  touched: number;
  questions: { question: string; forms: number }[];
};

/** Definitions that one page reads: about 20 KB each. */
const mostForms = 200;

/** Server: reads the newest 200 live forms of a place again as its law stands on `day` (ISO date). Two round trips. */
export async function readFormsAgain({ db, staticFiles }: Services, place: string, day: string): Promise<LawTouch> {
  const rows = await db.all<{ definition: string }>(sql`
    SELECT ${rentFormVersion.definition} AS definition
    FROM ${rentForm} JOIN ${rentFormVersion} ON ${rentFormVersion.id} = ${rentForm.publishedVersionId}
    WHERE ${rentForm.state} IN ${revisableStates} AND ${rentFormVersion.lawCheck} ->> '$.place' = ${place}
    ORDER BY ${rentForm.publishedAt} DESC LIMIT ${mostForms + 1}`);
  const forms = new Map<string, number>();
  let touched = 0;
  for (const { definition } of rows.slice(0, mostForms)) {
    const form = storedDefinition(definition);
    const pack = await readLaw(staticFiles, placeOf(form.property.address, form.property.chosenSubplace), day);
    const questions = new Set(lawProblems(form, pack).map(({ mark }) => mark.question));
    for (const question of questions) forms.set(question, (forms.get(question) ?? 0) + 1);
    if (questions.size > 0) touched += 1;
  }
  const counted = [...forms].map(([question, count]) => ({ question, forms: count }));
  return {
    read: Math.min(rows.length, mostForms),
    isAll: rows.length <= mostForms,
    touched,
    questions: counted.sort((a, b) => b.forms - a.forms),
  };
}
