import { withoutIsolated } from "./isolated";

export type Direction = "ltr" | "rtl";

/** Languages that are written from right to left. */
const fromRight: readonly string[] = ["ar", "fa", "he", "ur"];

const rightLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;

export function directionOf(locale: string): Direction {
  return fromRight.includes(locale.split("-")[0]?.toLowerCase() ?? "") ? "rtl" : "ltr";
}

/** Whether the faces of our PDFs can write the language: they do not join letters. */
export function isShapedOnPaper(locale: string): boolean {
  return directionOf(locale) === "ltr";
}

/** `dir` for words that somebody wrote, on a page in `locale`: told from their letters where they may differ, else the page's. */
export function ownDirection(text: string, locale: string): "auto" | undefined {
  return directionOf(locale) === "rtl" || text.search(rightLetters) >= 0 ? "auto" : undefined;
}

/** By most of the letters that are not isolated, for mail programs, which know no `dir="auto"`. Without a letter: left to right. */
export function directionOfText(text: string): Direction {
  const letters = withoutIsolated(text).match(/\p{L}/gu) ?? [];
  const right = letters.join("").match(rightLetters) ?? [];
  return right.length * 2 > letters.length ? "rtl" : "ltr";
}
