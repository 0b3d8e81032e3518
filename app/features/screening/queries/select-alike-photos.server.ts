import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { rentForm, rentFormMedia } from "../../../db/schema/forms";
import type { RentFormId } from "../../../kernel/ids";
import type { Services } from "../../../services";
import { isAlike, partsOfLook } from "../alike-photos";
import { isOthers } from "./collect-form-facts.server";

/** More of one part are read no further: a hint is not worth it. */
const readAtMost = 100;

const same = alias(rentFormMedia, "same");
const their = alias(rentForm, "their");

/**
 * For a batch: pictures on published forms of other landlords that share one of four parts of `look` with it; no rows where
 * there is none. `countAlike` says of how many forms one is alike.
 */
export function selectAlikePhotos({ db }: Services, formId: RentFormId, photo: { hash: string; look: string | null }) {
  const parts = photo.look === null ? [] : partsOfLook(photo.look);
  const sharesPart: SQL =
    parts.length === 0
      ? sql`0`
      : sql.join(
          parts.map(
            (part, at) =>
              sql`(${same.look} IS NOT NULL AND substr(${same.look}, ${sql.raw(String(at * 4 + 1))}, 4) = ${part})`,
          ),
          sql` OR `,
        );
  return db
    .select({ formId: same.formId, look: sql<string>`${same.look}` })
    .from(same)
    .innerJoin(their, eq(their.id, same.formId))
    .innerJoin(rentForm, eq(rentForm.id, formId))
    .where(and(sql`(${sharesPart})`, ne(same.hash, photo.hash), isOthers))
    .limit(readAtMost);
}

/** On how many forms of others a picture is that looks like this one. */
export function countAlike(look: string | null, found: readonly { formId: string; look: string }[]): number {
  if (look === null) return 0;
  return new Set(found.filter((photo) => isAlike(photo.look, look)).map(({ formId }) => formId)).size;
}
