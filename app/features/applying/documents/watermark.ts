import { momentText } from "../../../kernel/moments";
import { watermarkWords } from "../../../words/en/documents/watermark";

/** What stands across a document that somebody looks at. Its time carries its zone: nobody's own zone is known here. */
export function watermarkText(name: string, at: Date): string {
  // Controls and marks of direction could turn the words around.
  const plain = name.replace(/[\p{Cc}\p{Cf}]/gu, "").trim() || watermarkWords.landlord;
  return watermarkWords.viewed({ name: plain, moment: momentText(at.getTime(), "en-GB", "UTC", "short") });
}
