import { readFileSync } from "node:fs";
import { rentFormMedia } from "../../app/db/schema/forms";
import type { Photo } from "../../app/features/forms/form-model/schema";
import { mediaKey } from "../../app/features/forms/rent-forms/commands/add-photo.server";
import { cleanJpeg } from "../../app/files/jpeg/jpeg";
import type { RentFormId } from "../../app/kernel/ids";
import { sha256Hex } from "../../app/platform/crypto";
import type { Services } from "../../app/services";

/** The demo's picture of the home: a drawing, so that no real house is shown. Kept as a landlord's upload is. */
export async function addHousePhoto(
  { db, documents }: Services,
  formId: RentFormId,
  createdAt: number,
): Promise<Photo> {
  const clean = cleanJpeg(readFileSync(new URL("./maple-street.jpg", import.meta.url)));
  if (!clean) throw new Error("The demo's picture is no JPEG");
  const { bytes, width, height } = clean;
  const hash = await sha256Hex(bytes);
  await documents.put(mediaKey(hash), bytes);
  await db.insert(rentFormMedia).values({ formId, hash, sizeBytes: bytes.byteLength, createdAt }).onConflictDoNothing();
  return { hash, width, height, alt: { en: "The house from the street: a porch, a green door, a maple" } };
}
