import type { Controls } from "../controls";

/** Typed text exactly as it is, or the reason why not. Tabs pass; line breaks only where `lines` says so. */
export function plain(controls: Controls, part: string, max: number, lines = false): string | undefined {
  const text = lines ? controls.lines(part) : controls.text(part);
  if (/(?![\n\t])[\p{Cc}\p{Cs}]/u.test(text) || (!lines && text.includes("\n"))) {
    return controls.fail(part, "control-character");
  }
  if (text.length > max) return controls.fail(part, "too-long", { max });
  return text;
}

/** A part that a complete answer has. */
export function needed(controls: Controls, part: string, max: number): string | undefined {
  return controls.text(part) ? plain(controls, part, max) : controls.missing(part);
}
