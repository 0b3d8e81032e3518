import { problemTexts } from "../../../words/en/form-model/problem-text";
import type { Problem } from "./check-definition";

/** What the landlord has to do about a problem, in English. */
export function problemText({ code, params }: Problem): string {
  return problemTexts[code].replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name] ?? ""));
}
