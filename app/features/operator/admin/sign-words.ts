import { accountSignWords, categoryWords, contactSignWords, formSignWords } from "../../../words/en/admin/sign";
import { spamReasonWords } from "../../applying/apply/spam/reason-words";

/** What a question was refused as, in words. */
export function categoryText(category: string): string {
  return (categoryWords as Record<string, string>)[category] ?? category;
}

export function contactSignText(code: string): string {
  return (contactSignWords as Record<string, string>)[code] ?? code;
}

export function signText(kind: string, code: string): string {
  const words: Record<string, string> =
    kind === "application" ? spamReasonWords.en : kind === "account" ? accountSignWords : formSignWords;
  return (words[code] ?? code).replace(/\.$/, "");
}

/** "application:markup" or "form:selfie", as the figures name them. */
export function namedSignText(name: string): string {
  const [kind = "", code = ""] = name.split(":");
  return `${kind === "form" ? "Form" : "Application"}: ${signText(kind, code)}`;
}
