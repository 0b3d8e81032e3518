import { sql } from "drizzle-orm";
import { rentForm, rentFormMedia } from "../../../../db/schema/forms";
import type { RentFormId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { isAlike, partsOfLook } from "../alike-photos";
import { isOthers } from "./collect-form-facts.server";

/** More of one part are read no further: a hint is not worth it. */
const readAtMost = 100;

export type AlikePhoto = { formId: string; look: string };

/** For a batch: pictures on other landlords' published forms that share a part of `look`. See `countAlike`. */
export function selectAlikePhotos({ db }: Services, formId: RentFormId, photo: { hash: string; look: string | null }) {
  const parts = photo.look === null ? [] : partsOfLook(photo.look);
  const sharing = parts.map(
    (part, at) => sql`(same.look IS NOT NULL AND substr(same.look, ${sql.raw(String(at * 4 + 1))}, 4) = ${part})`,
  );
  return db.all<AlikePhoto>(sql`SELECT same.form_id AS "formId", same.look AS look FROM ${rentFormMedia} AS same
    JOIN ${rentForm} AS their ON their.id = same.form_id JOIN ${rentForm} ON ${rentForm.id} = ${formId}
    WHERE (${sharing.length > 0 ? sql.join(sharing, sql` OR `) : sql`0`}) AND same.hash <> ${photo.hash} AND ${isOthers}
    LIMIT ${readAtMost}`);
}

/** On how many forms of others a picture is that looks like this one. */
export function countAlike(look: string | null, found: readonly AlikePhoto[]): number {
  if (look === null) return 0;
  return new Set(found.filter((photo) => isAlike(photo.look, look)).map(({ formId }) => formId)).size;
}
