import { z } from "zod";
import { photoSchema } from "../form-model/schema";
import type { PictureWords } from "./pictures-words";
import { shrinkPicture } from "./shrink-picture";

const storedSchema = photoSchema.omit({ alt: true });
export type StoredPicture = z.infer<typeof storedSchema>;
const answerSchema = z.union([storedSchema, z.object({ message: z.string() })]);

/** Sends a picture to `formId`, drawn anew: what is stored, or in words why not. Only a home's look is sent. */
export async function uploadPicture(
  file: File,
  { formId, pixels }: { formId: string; pixels: number | undefined },
  words: PictureWords,
): Promise<z.infer<typeof answerSchema>> {
  const isHome = pixels === undefined;
  const small = await shrinkPicture(file, pixels);
  if (!small) return { message: words.unreadable };
  const body = new FormData();
  body.set("formId", formId);
  if (isHome) body.set("look", small.look);
  body.set("file", small.blob, "picture.jpg");
  try {
    const response = await fetch("/media", { method: "POST", body });
    return answerSchema.parse(await response.json());
  } catch {
    return { message: words.failed };
  }
}
