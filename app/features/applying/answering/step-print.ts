import type { RawAnswers } from "../../forms/form-model/answers";
import type { Section } from "../../forms/form-model/schema";

/** Name of the hidden field that says what a page was made from, and which page it is. */
export const printName = "was";

/** `page`: of this very page, so that what it saved itself is known for its own. */
export type ShownPrint = { print: string; page: string };

export function printField({ print, page }: ShownPrint): string {
  return `${print}.${page}`;
}

/** Null where the post comes from no page of ours. */
export function readPrint(fields: URLSearchParams): ShownPrint | null {
  const [print, page] = fields.get(printName)?.split(".") ?? [];
  return print && page ? { print, page } : null;
}

/** Whether a control's name belongs to this section. Files are told apart by their rows, not by what is posted. */
export function isOfSection(section: Section, name: string): boolean {
  const [id = "", , inItem] = name.split(".");
  if (section.repeat && id !== section.id) return false;
  const fieldId = section.repeat ? inItem : id;
  return section.fields.some((field) => field.id === fieldId && field.kind !== "file");
}

/** A mark of what a step holds, to compare two pages. No secret (FNV-1a, 32 bits). */
export function printOf(section: Section, raw: RawAnswers): string {
  const typed = Object.entries(raw)
    .filter(([name, values]) => isOfSection(section, name) && values.some(Boolean))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(typed)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
