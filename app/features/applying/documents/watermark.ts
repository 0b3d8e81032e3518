import { momentText } from "../../../kernel/moments";

/** What stands across a document that somebody looks at. Its time carries its zone: nobody's own zone is known here. */
export function watermarkText(name: string, at: Date): string {
  // Controls and marks of direction could turn the words around.
  const plain = name.replace(/[\p{Cc}\p{Cf}]/gu, "").trim() || "the landlord";
  return `Viewed by ${plain} on ${momentText(at.getTime(), "en-GB", "UTC", "short")}`;
}
