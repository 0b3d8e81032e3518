import { useState } from "react";
import { useWords } from "../../../ui/use-words";
import { pictureWords } from "./pictures-words";
import { type StoredPicture, uploadPicture } from "./upload-picture";

/** Sends pictures one at a time. `onStored` may answer, in words, why what is stored is not taken. */
export function usePictureUpload(onStored: (picture: StoredPicture) => string | undefined, pixels?: number) {
  const words = useWords(pictureWords);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function add(file: File, formId: string): Promise<void> {
    setTrouble(null);
    setIsBusy(true);
    const answer = await uploadPicture(file, { formId, pixels }, words);
    setIsBusy(false);
    setTrouble(("message" in answer ? answer.message : onStored(answer)) ?? null);
  }
  return { add, isBusy, trouble };
}
