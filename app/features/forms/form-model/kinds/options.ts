import type { Controls } from "../controls";
import type { Option } from "../schema";
import { plain } from "./typed-text";

/** The value of the answer in one's own words. */
export const other = "other";

/** Names of the controls of a choice. */
export function choiceParts(field: { other?: boolean }): string[] {
  return field.other ? ["", ".other"] : [""];
}

export function isOffered(options: Option[], id: string): boolean {
  return options.some((option) => option.id === id && !option.archived);
}

export function parseOther(controls: Controls): string | undefined {
  return controls.text(".other") ? plain(controls, ".other", 100) : controls.missing(".other");
}
