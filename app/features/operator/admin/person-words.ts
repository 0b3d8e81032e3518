import { suspensionWords } from "../../../words/en/admin/person";

/** For how many days an account is suspended; "" is for good. */
export const suspensionDays = [
  { value: "", label: "Until it is lifted" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
];

export function sayReason(code: string | null): string {
  const words: Record<string, string> = suspensionWords;
  return code === null ? "no reason was written down" : (words[code] ?? code);
}
