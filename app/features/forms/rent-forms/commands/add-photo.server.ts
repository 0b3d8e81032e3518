import { and, count, eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { rentForm, rentFormMedia } from "../../../../db/schema/forms";
import { cleanJpeg } from "../../../../files/jpeg/jpeg";
import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { sha256Hex } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { photoLimits } from "../../form-model/schema";
import { tellingLook } from "../../screening/alike-photos";
import { countAlike, selectAlikePhotos } from "../../screening/queries/select-alike-photos.server";
import { isStateOrHeld } from "../queries/is-state-or-held.server";
import { editableStates } from "../rules";

const sizes = 1 + photoLimits.smaller.length;
/** Older versions go on showing theirs, so a form may have had more pictures than it shows. */
const filesEver = 20 * sizes;
const uploadRate = { action: "form-photo", limit: 30 * sizes, windowSeconds: 600 } as const;

export type PhotoError = "not-found" | "not-a-jpeg" | "too-large" | "too-many" | "rate";
export type StoredPhoto = { hash: string; width: number; height: number };

/** R2 key of a picture. Its address is the same: whoever knows the hash may see it. */
export function mediaKey(hash: string): string {
  return `media/${hash}`;
}

/**
 * Keeps a picture of the home: a JPEG of at most 1600 pixels a side and 1.5 MB, without metadata. The same picture
 * twice is one object. `look`: as the browser says (kernel/photo-look).
 */
export async function addPhoto(
  services: Services,
  actor: Landlord,
  input: { formId: RentFormId; bytes: Uint8Array; look?: string | null },
): Promise<Result<StoredPhoto, PhotoError>> {
  const { db, clock, rateLimit, documents } = services;
  if (input.bytes.byteLength > photoLimits.bytes) return err("too-large");
  const picture = cleanJpeg(input.bytes);
  if (!picture) return err("not-a-jpeg");
  const { width, height, bytes } = picture;
  if (Math.max(width, height) > photoLimits.pixels) return err("too-large");
  const at = clock.now().getTime();
  const isMine = and(eq(rentForm.id, input.formId), isStateOrHeld(editableStates), mayReachForm(actor, at));
  const hash = await sha256Hex(bytes);
  const look = tellingLook(input.look ?? null);
  const read = await runBatch(db, {
    forms: db
      .select({ stored: count(rentFormMedia.hash) })
      .from(rentForm)
      .leftJoin(rentFormMedia, and(eq(rentFormMedia.formId, rentForm.id), sql`${rentFormMedia.hash} <> ${hash}`))
      .where(isMine)
      .groupBy(rentForm.id),
    alike: selectAlikePhotos(services, input.formId, { hash, look }),
  });
  const [known] = read.forms;
  if (!known) return err("not-found");
  if (known.stored >= filesEver) return err("too-many");
  if (!(await rateLimit.take(uploadRate, input.formId)).allowed) return err("rate");
  await documents.put(mediaKey(hash), bytes);
  const { stillMine } = await runBatch(db, {
    insertPhoto: db.run(sql`INSERT INTO ${rentFormMedia} (form_id, hash, size_bytes, created_at, look, alike)
    SELECT ${rentForm.id}, ${hash}, ${bytes.byteLength}, ${at}, ${look}, ${countAlike(look, read.alike)} FROM ${rentForm} WHERE ${isMine} ON CONFLICT DO NOTHING`),
    stillMine: db.select({ id: rentForm.id }).from(rentForm).where(isMine),
  });
  return stillMine.length > 0 ? ok({ hash, width, height }) : err("not-found");
}
