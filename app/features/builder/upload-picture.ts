import { z } from "zod";
import { photoSchema } from "../form-model/schema";
import { shrinkPicture } from "./shrink-picture";

const storedSchema = photoSchema.omit({ alt: true });
export type StoredPicture = z.infer<typeof storedSchema>;
const answerSchema = z.union([storedSchema, z.object({ message: z.string() })]);

/**
 * Sends a picture to the form `formId`, drawn anew: what is stored, or in words why it is not. How a picture of the home looks
 * is sent with it; of a logo of at most `pixels` a side it would tell nothing, since many are alike.
 */
export async function uploadPicture(
  file: File,
  formId: string,
  pixels?: number,
): Promise<z.infer<typeof answerSchema>> {
  const isHome = pixels === undefined;
  const small = await shrinkPicture(file, pixels);
  if (!small) return { message: "This picture could not be read. Choose a JPG or PNG picture." };
  const body = new FormData();
  body.set("formId", formId);
  if (isHome) body.set("look", small.look);
  body.set("file", small.blob, "picture.jpg");
  try {
    const response = await fetch("/media", { method: "POST", body });
    return answerSchema.parse(await response.json());
  } catch {
    return { message: "The picture did not get through. Try again." };
  }
}
