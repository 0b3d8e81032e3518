import { z } from "zod";
import { isLedToTeamEnd } from "../../../ui/team-ended";
import { photoLimits, photoSchema } from "../form-model/schema";
import type { PictureWords } from "./pictures-words";
import { shrinkPicture } from "./shrink-picture";

const storedSchema = photoSchema.omit({ alt: true });
export type StoredPicture = z.infer<typeof storedSchema>;
const answerSchema = z.union([storedSchema, z.object({ message: z.string() })]);

/** Sends a picture to `formId`, drawn anew: what is stored, or in words why not. A home's is sent with its look, and in three sizes. */
export async function uploadPicture(
  file: File,
  { formId, pixels }: { formId: string; pixels: number | undefined },
  words: PictureWords,
): Promise<z.infer<typeof answerSchema>> {
  const isHome = pixels === undefined;
  const drawn = await shrinkPicture(file, pixels);
  if (!drawn) return { message: words.unreadable };
  try {
    const stored = await post(formId, drawn.blob, isHome ? drawn.look : null);
    if ("message" in stored || !isHome) return stored;
    return { ...stored, smaller: await sendSmaller(formId, drawn.blob, stored) };
  } catch {
    return { message: words.failed };
  }
}

/** The sizes below `stored`; one that is refused is left out, for the picture itself is there. */
async function sendSmaller(formId: string, picture: Blob, stored: StoredPicture): Promise<StoredPicture[]> {
  const sizes: StoredPicture[] = [];
  for (const pixels of photoLimits.smaller) {
    if (Math.max(stored.width, stored.height) <= pixels) continue;
    const drawn = await shrinkPicture(picture, pixels);
    const answer = drawn && (await post(formId, drawn.blob, null));
    if (answer && !("message" in answer)) sizes.push(answer);
  }
  return sizes;
}

async function post(formId: string, picture: Blob, look: string | null): Promise<z.infer<typeof answerSchema>> {
  const body = new FormData();
  body.set("formId", formId);
  if (look !== null) body.set("look", look);
  body.set("file", picture, "picture.jpg");
  const response = await fetch("/media", { method: "POST", body });
  isLedToTeamEnd(response);
  return answerSchema.parse(await response.json());
}
